import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Loads the module in a process of its own and answers the address of everything that came with it. */
async function loadedWith(module: string): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
    await import(${JSON.stringify(new URL(module, import.meta.url).href)});`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  return stdout.trim().split('\n');
}

it('lists the tools without loading one of their engines', async () => {
  const engines = /node_modules\/(?:sharp|jsqr|qr)\/|\/job\.ts$|\/languages\/|\/write-ads\.ts$/;
  const [registry, catalog, handlers] = await Promise.all(
    ['./registry.ts', './catalog.ts', './load-handler.ts'].map(loadedWith),
  );
  expect(registry?.filter((url) => /\/(?:contract|form)\.tsx?$|\/zod\//.test(url))).toEqual([]);
  expect(catalog?.some((url) => url.endsWith('/qr-code/contract.ts'))).toBe(true);
  for (const loaded of [registry, catalog, handlers]) expect(loaded?.filter((url) => engines.test(url))).toEqual([]);
});
