import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFolder } from './data-folder.ts';
import { giveTo, type Identity } from './identity.ts';
import { PostgresTrouble, PostgresUnavailable } from './postgres-unavailable.ts';
import { runProgram } from './run-program.ts';

export const superuser = 'adwright';

export type NewCluster = {
  readonly home: string;
  /** The data goes into its `data`. */
  readonly folder: string;
  readonly identity: Identity | undefined;
  readonly password: string;
  /** False for what is thrown away anyway. */
  readonly sync?: boolean;
};

/** Made under another name and renamed when complete: a first start that is cut off leaves nothing half-made behind. */
export async function makeCluster({ home, folder, identity, password, sync = true }: NewCluster): Promise<void> {
  const data = join(folder, 'data');
  if (existsSync(data)) return requireVersion(home, data);
  const place = openDataFolder(folder, identity);
  const unfinished = join(folder, 'data.unfinished');
  const passwordFile = join(folder, 'password.unfinished');
  try {
    await rm(unfinished, { recursive: true, force: true });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    giveTo(passwordFile, identity);
    await runProgram({
      file: join(home, 'bin', 'initdb'),
      args: initdbArgs(place.handedPath, sync),
      identity,
      folder: place.descriptor,
    });
    await rename(unfinished, data);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    throw explained(error, folder);
  } finally {
    rmSync(passwordFile, { force: true });
    place.close();
  }
}

/** Letters compare and change case by Unicode's own rules, the same on every machine and after every update of it. */
function initdbArgs(folder: string, sync: boolean): string[] {
  return [
    '-D',
    `${folder}/data.unfinished`,
    '-U',
    superuser,
    '--auth=scram-sha-256',
    `--pwfile=${folder}/password.unfinished`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(sync ? [] : ['--no-sync']),
  ];
}

/** A full disk can be mended; any other failure means that this machine and Postgres do not go together. */
function explained(error: unknown, folder: string): Error {
  if (error instanceof PostgresUnavailable) return error;
  const words = error instanceof Error ? error.message : String(error);
  if (isFull(words)) return new PostgresTrouble(`The disk of ${folder} is full: the database cannot be made.`);
  return new PostgresUnavailable(`its data folder cannot be made (${words})`, { cause: error });
}

export function isFull(words: string): boolean {
  return /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/.test(words);
}

function requireVersion(home: string, data: string): void {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const bootstrap = readFileSync(join(home, 'share', 'postgresql', 'postgres.bki'), 'utf8');
  const version = /^# PostgreSQL (\d+)/.exec(bootstrap)?.[1];
  if (made !== version) {
    throw new PostgresTrouble(
      `The database in ${data} was made by Postgres ${made}, and this version of the product brings ${version}. ` +
        'Start the version that made it, npm run backup, and restore that into an empty DATA_DIR.',
    );
  }
}
