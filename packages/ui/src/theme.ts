/**
 * The reader's choice of theme: `data-theme` on `html`, remembered in this browser. `system` leaves both away
 * and lets CSS decide. Whoever changes it says so with the `themechosen` event.
 */
export type Theme = 'system' | 'light' | 'dark';

export const themeKey = 'theme';

export function readTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
  dispatchEvent(new Event('themechosen'));
}

export function onThemeChange(listener: () => void): () => void {
  addEventListener('themechosen', listener);
  return () => removeEventListener('themechosen', listener);
}
