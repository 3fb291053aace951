/**
 * The reader's choice of theme: `data-theme` on `html`, remembered in a cookie. It belongs to the device and not to
 * the person: signing out empties the storage, and must not flip a dark screen to a light one. `system` leaves both
 * away and lets CSS decide. Whoever changes it says so with the `themechosen` event.
 */
export type Theme = 'system' | 'light' | 'dark';

export const themeCookie = 'theme';

const yearSeconds = 365 * 24 * 60 * 60;

export function readTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    document.cookie = themeCookieText(theme, location.protocol === 'https:');
  } catch {
    // Cookies may be forbidden: the choice then lasts as long as the page.
  }
  dispatchEvent(new Event('themechosen'));
}

export function themeCookieText(theme: Theme, secure: boolean): string {
  const age = theme === 'system' ? 0 : yearSeconds;
  return `${themeCookie}=${theme}; Max-Age=${age}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function onThemeChange(listener: () => void): () => void {
  addEventListener('themechosen', listener);
  return () => removeEventListener('themechosen', listener);
}
