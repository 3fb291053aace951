import type { GetColumnData } from 'drizzle-orm';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Columns = Readonly<Record<string, AnyPgColumn>>;
type RowOf<Chosen extends Columns> = { [Name in keyof Chosen]: GetColumnData<Chosen[Name]> };

/**
 * Columns as one: driver and builder take several times as long over each of twenty columns of twenty rows as
 * JSON.parse takes over all of them. For what everybody reads; JSON knows no moments, so they are made again.
 */
export function jsonRow<Chosen extends Columns>(columns: Chosen): SQL<RowOf<Chosen>> {
  return jsonObject(columns).mapWith(readingJsonRow(columns));
}

/** The same of a table that was joined and may have no such row: null then. `key` is never null in a row that is there. */
export function jsonRowOrNull<Chosen extends Columns>(columns: Chosen, key: AnyPgColumn): SQL<RowOf<Chosen> | null> {
  const row = sql`case when ${key} is null then null else ${jsonObject(columns)} end`;
  return row.mapWith(readingJsonRow(columns));
}

export function jsonObject(columns: Columns): SQL {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** Makes the row of what `jsonObject` answered. */
export function readingJsonRow<Chosen extends Columns>(
  columns: Chosen,
): (parsed: Record<string, unknown>) => RowOf<Chosen> {
  const moments = Object.entries(columns).flatMap(([name, { columnType }]) =>
    columnType === 'PgTimestamp' ? [name] : [],
  );
  return (parsed) => {
    for (const name of moments) {
      const text = parsed[name];
      if (typeof text === 'string') parsed[name] = new Date(text);
    }
    return parsed as RowOf<Chosen>;
  };
}
