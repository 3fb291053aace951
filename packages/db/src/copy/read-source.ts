import type { Ask } from './ask.ts';
import type { Source } from './replace-contents.ts';
import { readRows } from './rows.ts';
import { contentsOf, listTables } from './tables.ts';

/** Another database, as it is to one transaction. */
export async function readSource(ask: Ask): Promise<Source> {
  await ask("set local timezone = 'UTC'");
  const tables = [];
  for (const table of await listTables(ask)) tables.push({ ...table, ...(await contentsOf(ask, table)) });
  return { tables, rowsOf: (table) => readRows(ask, table) };
}
