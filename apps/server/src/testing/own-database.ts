import { type Database, openDatabase } from '@adwright/db/open-database.ts';
import { chooseDatabase } from '../processes/choose-database.ts';

/** What a product that was stopped has in its own Postgres. */
export async function openOwnDatabase(dataDir: string): Promise<Database> {
  const chosen = await chooseDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined });
  if (chosen.kind === 'embedded') throw new Error(`No Postgres: ${chosen.because}`);
  const database = await openDatabase({ url: chosen.url(), dataDir });
  return {
    ...database,
    async close() {
      await database.close();
      await chosen.close();
    },
  };
}
