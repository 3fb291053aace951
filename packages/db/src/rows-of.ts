import type { SQL } from 'drizzle-orm';
import type { Orm } from './orm.ts';

/** Both databases answer rows; only the type that they share does not say so. */
export async function rowsOf<Row>(db: Orm, query: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(query);
  return (answer as { rows: Row[] }).rows;
}
