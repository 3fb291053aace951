import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPassword } from './kept-password.ts';
import { postgresFolder, urlOf } from './open-own-postgres.ts';
import { socketFolder } from './socket-folder.ts';

/** The address of the Postgres that another process keeps running under this data folder; null when there is none. */
export function runningPostgres(dataDir: string): string | null {
  const folder = postgresFolder(dataDir);
  try {
    const data = join(folder, 'data');
    const [, , , port, socket] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const password = readPassword(folder);
    return password === null || !port ? null : urlOf(password, Number(port), socket ? socketFolder(data) : null);
  } catch {
    return null;
  }
}
