import type { Ask, Row } from './ask.ts';
import { quoted, type Table } from './tables.ts';

/** Rows may be large: a document has hundreds of kilobytes. */
const batch = 100;

/** All rows, some at a time. Two tables of one transaction cannot be read at the same time. */
export async function* readRows(ask: Ask, { name, columns }: Table): AsyncGenerator<Row[]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await ask(`declare rows_to_copy no scroll cursor for select ${texts} from ${quoted(name)}`);
  for (;;) {
    const rows = await ask(`fetch forward ${batch} from rows_to_copy`);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) break;
  }
  await ask('close rows_to_copy');
}

export async function writeRows(ask: Ask, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `given.c${at}::${type}`).join(', ');
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const given = columns.map((_, at) => `c${at}`).join(', ');
  await ask(
    `insert into ${quoted(name)} (${names}) overriding system value
     select ${values} from unnest(${arrays}) as given(${given})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  );
}
