import type { TestDatabase } from '@adwright/test-kit/database-place.ts';

export async function query(database: TestDatabase, text: string, values: unknown[]): Promise<{ state?: unknown }[]> {
  const { rows } = await (database.kind === 'embedded'
    ? database.pglite.query<{ state?: unknown }>(text, values)
    : database.pool.query<{ state?: unknown }>(text, values));
  return rows;
}
