import type { SQL } from 'drizzle-orm';
import type { Orm } from '../orm.ts';

/** Both databases answer rows; only the type that they share does not say so. */
export async function rowsOf<Row>(db: Orm, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
