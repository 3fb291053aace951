import { browserShell, findBrowser, findExtensionBrowser, wholeBrowser } from '@adwright/test-kit/find-browser.ts';
import { run } from './run.ts';

/**
 * A browser for the end-to-end tests and the benchmarks: the machine's own, or Debian's package where it may be
 * installed, also where there is only the whole one: with that, the tests take twice as long.
 */
export async function ensureBrowser(): Promise<string> {
  const present = findBrowser();
  const mayInstall = process.getuid?.() === 0;
  // The browser extension's tests say themselves what they miss.
  if (present && (!mayInstall || (isQuick(present) && findExtensionBrowser()))) return present;
  if (!mayInstall) {
    throw new Error(
      `Chromium is needed here. Install it (Debian: apt-get install ${browserShell}) or set CHROMIUM_PATH.`,
    );
  }
  console.log('Installing Chromium …');
  const failure = await install().then(
    () => null,
    (error: unknown) => error,
  );
  const installed = findBrowser();
  if (installed) return installed;
  throw failure ?? new Error('Chromium was installed but is not on the PATH.');
}

const isQuick = (browser: string): boolean => 'CHROMIUM_PATH' in process.env || browser.endsWith(browserShell);

async function install(): Promise<void> {
  await apt('update');
  // Older releases have no package of the shell alone.
  await apt('install', browserShell, wholeBrowser).catch(() => apt('install', wholeBrowser));
}

async function apt(action: 'update' | 'install', ...packages: string[]): Promise<void> {
  const args = action === 'update' ? [action] : [action, '-y', '--no-install-recommends', ...packages];
  const { code, output } = await run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code !== 0) throw new Error(`apt-get ${action} failed:\n${output}`);
}
