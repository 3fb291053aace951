import { type FolderLock, lockFolder } from '@adwright/db/folder-lock.ts';
import { openOwnPostgres, type OwnPostgresOptions, postgresFolder } from '@adwright/postgres/open-own-postgres.ts';
import { PostgresTrouble, PostgresUnavailable } from '@adwright/postgres/postgres-unavailable.ts';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';

export type ChosenDatabase =
  | { readonly kind: 'postgres'; readonly own: boolean; url(): string; close(): Promise<void> }
  /** Postgres cannot run here, for this reason. */
  | { readonly kind: 'embedded'; readonly because: string };

/** The server that was named, else a Postgres of our own, else the embedded database, which needs nothing at all. */
export async function chooseDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  watching: Omit<OwnPostgresOptions, 'dataDir'> = {},
): Promise<ChosenDatabase> {
  if (DATABASE_URL !== undefined) {
    watching.whenPossible?.();
    return { kind: 'postgres', own: false, url: () => DATABASE_URL, close: async () => undefined };
  }
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const lock = lockFolder(postgresFolder(DATA_DIR));
  try {
    const postgres = await openOwnPostgres({ dataDir: DATA_DIR, ...watching });
    return {
      kind: 'postgres',
      own: true,
      url: () => postgres.url,
      async close() {
        await postgres.stop();
        lock.release();
      },
    };
  } catch (error) {
    return withoutPostgres(error, DATA_DIR, lock);
  }
}

/** Data that Postgres keeps is never passed over for an empty database. */
function withoutPostgres(error: unknown, dataDir: string, lock: FolderLock): ChosenDatabase {
  lock.release();
  if (!(error instanceof PostgresUnavailable)) throw error;
  const data = join(postgresFolder(dataDir), 'data');
  if (!existsSync(data)) return { kind: 'embedded', because: error.message };
  throw new PostgresTrouble(`The database in ${data} needs Postgres, which cannot run here: ${error.message}.`, {
    cause: error,
  });
}
