import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * How long a page is and where it begins, in a query that is prepared. Asked for within the query, since Postgres would
 * plan for the one page it was told of, find that better than what it had planned for any, and so plan each time anew.
 */
export const pageSlots = { limit: within('limit'), offset: within('offset') };

/** The builder takes any SQL here; only its types do not say so. */
function within(name: string): Placeholder {
  const value: SQL = sql`(select ${sql.placeholder(name)}::bigint)`;
  return value as unknown as Placeholder;
}
