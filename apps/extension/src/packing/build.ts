// `npm run build:extension [ORIGIN]`: the extension as files, which the server hands out for wherever it is reached
// (`build/files`), and as a ZIP for one installation. Takes a second.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestFor, siteFile } from '@adwright/contract/collection/extension-files.ts';
import { localeCodes } from '@adwright/i18n/locales.ts';
import { downloadZip } from 'client-zip';
import { rolldown } from 'rolldown';
import sharp from 'sharp';
import { localeFile } from './locale-files.ts';
import { manifest } from './manifest.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const into = fileURLToPath(new URL('../../build/files/', import.meta.url));
const icon = fileURLToPath(new URL('../../../web/public/favicon.svg', import.meta.url));

/** Content scripts are no modules: each part stands alone. */
const parts = {
  background: { file: 'background/background.ts', format: 'es' },
  popup: { file: 'popup/popup.ts', format: 'es' },
  content: { file: 'content/content.ts', format: 'iife' },
  connect: { file: 'connect/connect.ts', format: 'iife' },
} as const;

async function write(path: string, body: string | Uint8Array): Promise<void> {
  const file = join(into, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

async function bundle(name: keyof typeof parts): Promise<void> {
  const { file, format } = parts[name];
  const made = await rolldown({ input: join(source, file), platform: 'browser' });
  await made.write({ file: join(into, `${name}.js`), format, minify: true });
  await made.close();
}

await rm(into, { recursive: true, force: true });
await Promise.all((Object.keys(parts) as (keyof typeof parts)[]).map(bundle));
await write('manifest.json', JSON.stringify(manifest, null, 2));
for (const name of ['popup.html', 'popup.css']) await write(name, await readFile(join(source, 'popup', name)));
for (const size of [16, 32, 48, 128])
  await write(`icons/${size}.png`, await sharp(icon, { density: 300 }).resize(size, size).png().toBuffer());
for (const locale of localeCodes) {
  const { path, text } = await localeFile(locale);
  await write(path, text);
}

const [origin] = process.argv.slice(2);
if (origin !== undefined) {
  const zip = fileURLToPath(new URL('../../build/adwright-extension.zip', import.meta.url));
  const entries = await readdir(into, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const body = await readFile(join(parentPath, name));
      const input = name === 'manifest.json' ? manifestFor(body.toString(), origin) : body;
      return { name: join(parentPath, name).slice(into.length), input };
    });
  const own = { name: siteFile(origin).name, input: siteFile(origin).text };
  await writeFile(zip, Buffer.from(await downloadZip([...(await Promise.all(files)), own]).arrayBuffer()));
  process.stdout.write(`${zip}\n`);
}
