import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Area } from './areas.ts';
import type { LocaleCode } from './locales.ts';
import { messagesPlugin } from './vite-plugin.ts';

type Built = {
  say(locale: LocaleCode, area: Area, key: string, values: Record<string, string | number>): Promise<string>;
};

const entry = `
  import { createTranslator } from 'use-intl/core';
  import { loadMessages } from '${import.meta.dirname}/load-messages.ts';
  export async function say(locale, area, key, values) {
    const messages = await loadMessages(locale, [area]);
    return createTranslator({ locale, messages, namespace: area, onError(error) { throw error; } })(key, values);
  }
`;

// Never written: it only places the entry beside the modules it imports.
const entryFile = join(import.meta.dirname, 'entry.js');

let folder: string;
let built: Built;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'messages-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [
      messagesPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entryFile : null),
        load: (id) => (id === entryFile ? entry : null),
      },
    ],
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      rolldownOptions: { input: 'entry', output: { entryFileNames: 'entry.js' } },
    },
  });
  built = (await import(pathToFileURL(join(folder, 'entry.js')).href)) as Built;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('formats compiled messages without the ICU parser', async () => {
  expect(await built.say('en', 'errors', 'forbidden', {})).toBe('Access denied');
  expect(await built.say('ar', 'errors', 'forbidden', {})).not.toBe('');
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'));
  for (const script of scripts) expect(await readFile(join(folder, script), 'utf8')).not.toContain('IntlMessageFormat');
});

it('gives every area and language a chunk of its own', async () => {
  const chunks = (await readdir(join(folder, 'assets'))).filter((file) => file.startsWith('errors-'));
  expect(chunks.length).toBe((await readdir(join(import.meta.dirname, 'messages'))).length);
});

it('sets messages as their language is set', async () => {
  expect(await built.say('fr', 'shell', 'language.choose', { name: 'Français' })).toMatch(/\u00a0:/);
});
