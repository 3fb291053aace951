import type { Database } from '../open-database.ts';

/** Every value as Postgres writes it, which it reads back to exactly the same. */
export type Row = readonly (string | null)[];

/** One query in a transaction. What it selects has to be text. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** One transaction on either database. `snapshot` sees what was committed when it began, and writes nothing. */
export async function inTransaction<Result>(
  database: Database,
  mode: 'write' | 'snapshot',
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'embedded') {
    return database.pglite.transaction(async (tx) => {
      const ask: Ask = async (text, values = []) =>
        (await tx.query(text, [...values], { rowMode: 'array' })).rows as unknown as Row[];
      return work(ask);
    });
  }
  const client = await database.pool.connect();
  const ask: Ask = async (text, values = []) =>
    (await client.query<(string | null)[]>({ text, values: [...values], rowMode: 'array' })).rows;
  let failed: Error | undefined;
  try {
    await ask(mode === 'write' ? 'begin' : 'begin isolation level repeatable read read only');
    const result = await work(ask);
    await ask('commit');
    return result;
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // Ending the connection takes back whatever a failed transaction did.
    client.release(failed);
  }
}
