/**
 * Statements whose text is made once for the whole process. Stores are made anew for each transaction, and a builder
 * would write the same text again in each: of what starting a run cost the process that answers, that was a third.
 */
import type { Placeholder, Query, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { PgDialect, PgTransaction } from 'drizzle-orm/pg-core';
import type { Orm } from './orm.ts';

type Values = Readonly<Record<string, unknown>>;

export type KeptStatement<Given extends Values, Row> = (db: Orm, values: Given) => Promise<Row[]>;

type Slots<Given extends Values> = { readonly [Name in keyof Given]: Placeholder };

/** For what only reads and is short: it has a name everywhere, so that outside a transaction it goes by the reading lane. */
export function keptRead<Given extends Values, Row>(
  name: string,
  write: (slots: Slots<Given>) => SQL,
): KeptStatement<Given, Row> {
  return kept(write, () => name);
}

/** For what writes or waits for a lock: it has a name within a transaction alone, which has a connection to itself. */
export function keptWrite<Given extends Values, Row>(
  name: string,
  write: (slots: Slots<Given>) => SQL,
): KeptStatement<Given, Row> {
  return kept(write, (db) => (db instanceof PgTransaction ? name : undefined));
}

function kept<Given extends Values, Row>(
  write: (slots: Slots<Given>) => SQL,
  nameOn: (db: Orm) => string | undefined,
): KeptStatement<Given, Row> {
  let query: Query | undefined;
  return async (db, values) => {
    query ??= new PgDialect().sqlToQuery(write(slots as Slots<Given>));
    const answer = await db._.session.prepareQuery(query, undefined, nameOn(db), false).execute(values);
    return (answer as { rows: Row[] }).rows;
  };
}

const slots = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });
