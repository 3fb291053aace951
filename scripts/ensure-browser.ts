import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findBrowser(): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
}

/** A browser for the end-to-end tests: the machine's own, or Debian's package where it may be installed. */
export async function ensureBrowser(): Promise<string> {
  const present = process.env['CHROMIUM_PATH'] ?? findBrowser();
  if (present) return present;
  if (process.getuid?.() !== 0) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  console.log('Installing Chromium for the browser tests …');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code !== 0) throw new Error(`apt-get ${args[0]} failed:\n${output}`);
  }
  const installed = findBrowser();
  if (!installed) throw new Error('Chromium was installed but is not on the PATH.');
  return installed;
}
