import type { GetColumnData } from 'drizzle-orm';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Columns = Readonly<Record<string, AnyPgColumn>>;
type RowOf<Chosen extends Columns> = { [Name in keyof Chosen]: GetColumnData<Chosen[Name]> };

/**
 * Columns as one: driver and builder take several times as long over each of twenty columns of twenty rows as
 * JSON.parse takes over all of them. For the lists that everybody reads; JSON knows no moments, so they are made again.
 */
export function jsonRow<Chosen extends Columns>(columns: Chosen): SQL<RowOf<Chosen>> {
  return rowOf(columns, objectOf(columns));
}

/** The same of a table that was joined and may have no such row: null then. `key` is never null in a row that is there. */
export function jsonRowOrNull<Chosen extends Columns>(columns: Chosen, key: AnyPgColumn): SQL<RowOf<Chosen> | null> {
  return rowOf(columns, sql`case when ${key} is null then null else ${objectOf(columns)} end`);
}

function objectOf(columns: Columns): SQL {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

function rowOf<Chosen extends Columns>(columns: Chosen, row: SQL): SQL<RowOf<Chosen>> {
  const moments = Object.entries(columns).flatMap(([name, { columnType }]) =>
    columnType === 'PgTimestamp' ? [name] : [],
  );
  return row.mapWith((parsed: Record<string, unknown>) => {
    for (const name of moments) {
      const text = parsed[name];
      if (typeof text === 'string') parsed[name] = new Date(text);
    }
    return parsed as RowOf<Chosen>;
  });
}
