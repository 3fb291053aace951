/** How drizzle's files name each other, and how drizzle-kit finds drizzle; see docs/decisions/017. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const home = dirname(require.resolve('drizzle-orm'));

it('every file names the next by its whole name, so that no package.json is needed to find it', () => {
  expect(home).toContain('/node_modules/drizzle-orm');
  expect((JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { type: string }).type).toBe('module');
  const folders = ['.', 'pg-core', 'pg-core/columns', 'pg-core/query-builders', 'pglite', 'node-postgres'];
  const names = folders.flatMap((folder) =>
    readdirSync(join(home, folder))
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => [
        ...readFileSync(join(home, folder, name), 'utf8').matchAll(/(?:from|import)\s*\(?["'](\.[^"']*)["']/g),
      ])
      .map((found) => found[1]),
  );
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => !/\.c?js$/.test(name ?? ''))).toEqual([]);
});

it('drizzle-kit is pointed at the drizzle that we use', async () => {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const kit = join(dirname(require.resolve('drizzle-kit')), 'bin.cjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './drizzle-kit-resolution.ts', kit, '--version'],
    { cwd, timeout: 60_000 },
  );
  expect(stdout).toContain(`drizzle-orm: v${manifest.dependencies['drizzle-orm']}`);
});
