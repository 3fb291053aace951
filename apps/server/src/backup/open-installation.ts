import { FolderInUseError } from '@adwright/db/folder-lock.ts';
import { type Database, openDatabase } from '@adwright/db/open-database.ts';
import type { FileStorage } from '@adwright/domain/assets/ports.ts';
import { runningPostgres } from '@adwright/postgres/running-postgres.ts';
import { openStorage } from '../adapters/open-storage.ts';
import type { Env } from '../env.ts';
import { type ChosenDatabase, chooseDatabase } from '../processes/choose-database.ts';

export type Installation = { readonly database: Database; readonly storage: FileStorage; close(): Promise<void> };

/** The database and the files of an installation that runs, or of one that does not; then its Postgres runs meanwhile. */
export async function openInstallation(
  env: Env,
  { running }: { running: 'allowed' | 'refused' },
): Promise<Installation> {
  const chosen = await chooseDatabase(env).catch((error: unknown): ChosenDatabase => {
    const url = runningPostgres(env.DATA_DIR);
    if (!(error instanceof FolderInUseError) || running === 'refused' || url === null) throw error;
    return { kind: 'postgres', own: false, url: () => url, close: async () => undefined };
  });
  const closeServer = async (): Promise<void> => (chosen.kind === 'postgres' ? chosen.close() : undefined);
  try {
    const database = await openDatabase({
      url: chosen.kind === 'postgres' ? chosen.url() : null,
      dataDir: env.DATA_DIR,
    });
    const files = await openStorage(env);
    return {
      database,
      storage: files.storage,
      async close() {
        files.close();
        await database.close();
        await closeServer();
      },
    };
  } catch (error) {
    await closeServer();
    throw error;
  }
}
