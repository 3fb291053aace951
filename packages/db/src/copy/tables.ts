import type { Ask } from './ask.ts';

export type Column = { readonly name: string; readonly type: string };
export type Table = { readonly name: string; readonly columns: readonly Column[] };

/** What tables hold: how many rows, and a sum over all of them that does not depend on their order. */
export type Contents = { readonly rows: string; readonly sum: string };

const allColumns = `
  select c.relname::text, a.attname::text, format_type(a.atttypid, a.atttypmod)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attname`;

/** Every table of the product, in an order that is the same everywhere. The queue's own are not among them. */
export async function listTables(ask: Ask): Promise<Table[]> {
  const columns = new Map<string, Column[]>();
  for (const [table, name, type] of await ask(allColumns)) {
    const known = columns.get(table ?? '') ?? [];
    columns.set(table ?? '', [...known, { name: name ?? '', type: type ?? '' }]);
  }
  return Array.from(columns, ([name, own]) => ({ name, columns: own }));
}

export async function contentsOf(ask: Ask, { name, columns }: Table): Promise<Contents> {
  const row = columns.map((column) => quoted(column.name)).join(', ');
  const [found] = await ask(
    `select count(*)::text, coalesce(sum(('x' || left(md5(row(${row})::text), 15))::bit(60)::bigint), 0)::text
     from ${quoted(name)}`,
  );
  return { rows: found?.[0] ?? '0', sum: found?.[1] ?? '0' };
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
