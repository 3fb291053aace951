import type { GetColumnData } from 'drizzle-orm';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Columns = Readonly<Record<string, AnyPgColumn>>;
/** A row as the database answers it. */
export type JsonValues = readonly unknown[];
type RowOf<Chosen extends Columns> = { [Name in keyof Chosen]: GetColumnData<Chosen[Name]> };

/**
 * Columns as one: driver and builder take several times as long over each of twenty columns of twenty rows as
 * JSON.parse takes over all of them. For what everybody reads; JSON knows no moments, so they are made again.
 */
export function jsonRow<Chosen extends Columns>(columns: Chosen): SQL<RowOf<Chosen>> {
  return jsonValues(columns).mapWith(readingJsonRow(columns));
}

/** The same of a table that was joined and may have no such row: null then. `key` is never null in a row that is there. */
export function jsonRowOrNull<Chosen extends Columns>(columns: Chosen, key: AnyPgColumn): SQL<RowOf<Chosen> | null> {
  const row = sql`case when ${key} is null then null else ${jsonValues(columns)} end`;
  return row.mapWith(readingJsonRow(columns));
}

/** In the columns' order and without their names: to write those, too, takes the database nearly twice as long. */
export function jsonValues(columns: Columns): SQL {
  return sql`json_build_array(${sql.join(Object.values(columns), sql`, `)})`;
}

/** Makes the row of what `jsonValues` answered. */
export function readingJsonRow<Chosen extends Columns>(columns: Chosen): (values: JsonValues) => RowOf<Chosen> {
  const fields = Object.entries(columns).map(([name, { columnType }]) => ({
    name,
    isMoment: columnType === 'PgTimestamp',
  }));
  return (values) => {
    const row: Record<string, unknown> = {};
    // Counted by hand: pairs of an index and a field would be two thirds of what a row leaves to be collected.
    let at = 0;
    for (const { name, isMoment } of fields) {
      const value = values[at];
      at += 1;
      row[name] = isMoment && typeof value === 'string' ? new Date(value) : value;
    }
    return row as RowOf<Chosen>;
  };
}
