import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

export const themeKey = 'theme';

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/** Choosing what the system says anyway forgets the choice, so that the page follows the system again. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  const followsSystem = theme === systemTheme();
  if (followsSystem) delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  try {
    if (followsSystem) localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
  dispatchEvent(new Event('themechosen'));
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  addEventListener('themechosen', onChange);
  return () => {
    system.removeEventListener('change', onChange);
    removeEventListener('themechosen', onChange);
  };
}

/** Null until the page runs in a browser: the server cannot know. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(subscribe, shownTheme, () => null);
}
