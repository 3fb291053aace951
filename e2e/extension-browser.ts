import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findExtensionBrowser } from '@adwright/test-kit/find-browser.ts';
import { type BrowserContext, chromium, type Worker } from 'playwright-core';
import { unzipSync } from 'fflate';

export type ExtensionBrowser = {
  readonly context: BrowserContext;
  readonly worker: Worker;
  readonly id: string;
  /** The same person opens the same browser again. */
  restart(): Promise<ExtensionBrowser>;
  close(): Promise<void>;
};

/** The ZIP as people download it, unpacked as they are told to. */
export async function unpackExtension(url: string): Promise<string> {
  const answer = await fetch(`${url}/extension.zip`);
  if (!answer.ok) throw new Error(`The extension answered ${answer.status}`);
  const folder = await mkdtemp(join(tmpdir(), 'adwright-extension-'));
  for (const [name, body] of Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), body);
  }
  return folder;
}

type Options = {
  readonly folder: string;
  readonly port: number;
  readonly language?: string;
  readonly profile?: string;
};

/** A whole Chromium without a window: the shell that other tests use knows no extensions. */
export async function openExtensionBrowser(options: Options): Promise<ExtensionBrowser> {
  const { folder, port, language = 'en-US' } = options;
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'adwright-profile-')));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findExtensionBrowser() ?? '',
    headless: true,
    reducedMotion: 'reduce',
    locale: language,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--ignore-certificate-errors',
      `--lang=${language}`,
      // Every host there is, on its usual port, is our server of platforms; the product keeps its own port.
      `--host-resolver-rules=MAP *:443 127.0.0.1:${port}`,
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 20_000 }));
  return {
    context,
    worker,
    id: new URL(worker.url()).hostname,
    async restart() {
      await context.close();
      return openExtensionBrowser({ ...options, profile });
    },
    async close() {
      await context.close();
      if (existsSync(profile)) await rm(profile, { recursive: true, force: true });
    },
  };
}
