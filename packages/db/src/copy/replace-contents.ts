import type { Ask, Row } from './ask.ts';
import { writeRows } from './rows.ts';
import { type Contents, contentsOf, listTables, quoted, type Table } from './tables.ts';

/** What another database holds, table by table. */
export type Source = {
  readonly tables: readonly (Table & Contents)[];
  rowsOf(table: Table): AsyncIterable<readonly Row[]>;
};

/** What arrived is not what was sent, or has no place here. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}

const references = `
  select conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid)
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/**
 * Empties every table and fills it from the source, in the caller's transaction. Rows refer to each other in any order,
 * so references are put aside meanwhile; putting them back checks them all. Compared in the end, row by row in a sum.
 */
export async function replaceContents(ask: Ask, source: Source): Promise<void> {
  await ask("set local timezone = 'UTC'");
  const here = await listTables(ask);
  requireSame(source.tables, here);
  const putAside = await ask(references);
  for (const [table, name] of putAside) await ask(`alter table ${table} drop constraint ${name}`);
  await ask(`truncate ${here.map(({ name }) => quoted(name)).join(', ')}`);
  for (const table of source.tables) {
    for await (const rows of source.rowsOf(table)) await writeRows(ask, table, rows);
    const { rows, sum } = await contentsOf(ask, table);
    if (rows !== table.rows || sum !== table.sum) {
      throw new CopyError(`${table.name}: ${table.rows} rows were sent and ${rows} arrived, or not the same ones`);
    }
  }
  for (const [table, name, definition] of putAside)
    await ask(`alter table ${table} add constraint ${name} ${definition}`);
  await continueSequences(ask);
}

function requireSame(there: readonly Table[], here: readonly Table[]): void {
  const shape = (tables: readonly Table[]): string =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns.map((column) => [column.name, column.type])]));
  if (shape(there) !== shape(here)) throw new CopyError('The two databases do not have the same tables');
}

/** Numbers that tables count by go on after the highest that came. */
async function continueSequences(ask: Ask): Promise<void> {
  const counted = await ask(`
    select a.attrelid::regclass::text, quote_ident(a.attname), pg_get_serial_sequence(a.attrelid::regclass::text, a.attname)
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) is not null`);
  for (const [table, column, sequence] of counted) {
    await ask(`select setval('${sequence}', coalesce(max(${column}), 0) + 1, false)::text from ${table}`);
  }
}

/**
 * No worker comes along: what was under way there is taken by the first one that starts here. For the tables of today:
 * those of an earlier version may not know of it yet.
 */
export async function endLeases(ask: Ask): Promise<void> {
  await ask('update runs set leased_by = null, leased_until = null where leased_until is not null');
}
