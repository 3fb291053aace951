import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('../testing/list-loaded.ts', import.meta.url));
const packages = fileURLToPath(new URL('../../../../packages', import.meta.url));

/** Each costs a start a tenth of a second or a process ten megabytes, and is loaded by whoever needs it. */
const heavy =
  /node_modules\/(@napi-rs\/canvas|onnxruntime|@aws-sdk|stripe|@electric-sql|ai|@ai-sdk|nodemailer|jose|cheerio)\b/;

async function loadedBy(role: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, role], { maxBuffer: 2 ** 24 });
  return stdout.split('\n');
}

it.each(['web', 'worker'])(
  'a %s process begins without what only some orders need, and finds each module once, where it is',
  { timeout: 60_000 },
  async (role) => {
    const files = (await loadedBy(role)).filter((url) => url.startsWith('file:'));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((url) => heavy.test(url))).toEqual([]);
    // Found by its name alone, a module that can be reached in two ways would be loaded twice.
    expect(files.map((url) => fileURLToPath(url)).filter((path) => realpathSync(path) !== path)).toEqual([]);
    expect(files.length).toBe(new Set(files).size);
  },
);

it('each of our packages offers all of its src and nothing else, which is how modules are found at start', () => {
  for (const name of readdirSync(packages)) {
    const manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as object;
    expect(manifest).toMatchObject({ name: `@adwright/${name}`, type: 'module', exports: { './*': './src/*' } });
  }
});
