import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package of the browser without windows, which opens pages in half the time of the whole one. */
export const browserShell = 'chromium-headless-shell';

const names = [browserShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Debian's package of the whole browser. The shell and Google's own builds take no extension from a folder. */
export const wholeBrowser = 'chromium';

export function findExtensionBrowser(): string | null {
  return found([wholeBrowser, 'chromium-browser']);
}

/** The configured browser, or the first that the machine has; null when there is none. */
export function findBrowser(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  return given ? given : found(names);
}

function found(wanted: readonly string[]): string | null {
  for (const name of wanted) {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      if (existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return null;
}
