import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either database, or a transaction on it: the stores cannot tell which they were given. */
export type Orm = PgDatabase<PgQueryResultHKT>;
