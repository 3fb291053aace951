import { chooseTheme as remember, onThemeChange, readTheme } from '@adwright/ui/theme.ts';
import { useSyncExternalStore } from 'react';

type ShownTheme = 'light' | 'dark';

function systemTheme(): ShownTheme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function shownTheme(): ShownTheme {
  const chosen = readTheme();
  return chosen === 'system' ? systemTheme() : chosen;
}

/** Choosing what the system says anyway forgets the choice, so that the page follows the system again. */
export function chooseTheme(theme: ShownTheme): void {
  remember(theme === systemTheme() ? 'system' : theme);
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  const stop = onThemeChange(onChange);
  return () => {
    system.removeEventListener('change', onChange);
    stop();
  };
}

/** Null until the page runs in a browser: the server cannot know. */
export function useTheme(): ShownTheme | null {
  return useSyncExternalStore<ShownTheme | null>(subscribe, shownTheme, () => null);
}
