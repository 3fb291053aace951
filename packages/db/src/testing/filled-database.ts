import { randomUUID } from 'node:crypto';
import { createAccount, createRun } from '@adwright/test-kit/factories.ts';
import { inTransaction, type Row } from '../copy/ask.ts';
import { readRows } from '../copy/rows.ts';
import { listTables } from '../copy/tables.ts';
import type { Database } from '../open-database.ts';

/** Somebody's account, runs in every state and words in every script: whatever is hard to carry. */
export async function fill({ work }: Database): Promise<{ userId: string; processing: string }> {
  const { id: userId } = await createAccount(work.stores, { name: 'Zoë "O\'Neil" \\ 田中 😀\n\t' });
  await work.stores.credits.grant({ userId, amount: 60, reason: 'test', key: userId });
  const inputs = [
    {},
    { words: '\\N {null} "quoted", ünïcode', nothing: null, deep: [[], {}, 0.1, 1e-7] },
    { big: 'x'.repeat(9_000) },
  ];
  for (let number = 0; number < 251; number += 1) {
    await createRun(work.stores, userId, { input: inputs[number % 3] ?? {} });
  }
  const taken = await work.stores.runLine.take({ queue: 'quick', worker: randomUUID(), leaseSeconds: 3600 });
  if (taken === null) throw new Error('There was nothing to take');
  const { id: processing } = taken;
  await work.stores.runs.claim(processing);
  await work.stores.projects.insert({ id: randomUUID(), userId, tool: 'image-ad', title: 'Über', params: { a: null } });
  return { userId, processing };
}

/** Every row of every table as text, but for which worker has which run. */
export function everything(database: Database): Promise<Record<string, string[]>> {
  return inTransaction(database, 'snapshot', async (ask) => {
    await ask("set local timezone = 'UTC'");
    const found: Record<string, string[]> = {};
    for (const table of await listTables(ask)) {
      const columns = table.columns.filter(
        ({ name }) => table.name !== 'runs' || !['leased_by', 'leased_until'].includes(name),
      );
      const rows: Row[] = [];
      for await (const batch of readRows(ask, { ...table, columns })) rows.push(...batch);
      found[table.name] = rows.map((row) => JSON.stringify(row)).toSorted();
    }
    return found;
  });
}
