import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package of the browser without windows, which opens pages in half the time of the whole one. */
export const browserShell = 'chromium-headless-shell';

const names = [browserShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The configured browser, or the first that the machine has; null when there is none. */
export function findBrowser(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  for (const name of names) {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      if (existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return null;
}
