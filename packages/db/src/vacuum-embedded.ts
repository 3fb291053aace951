/**
 * The embedded database has no autovacuum process: rows that are updated often, such as those of runs and jobs, would
 * leave their dead versions behind for good, and the planner would never learn how large a table is. This does its
 * work by its rule, one table at a time, since everything else waits meanwhile.
 */
import type { PGlite } from '@electric-sql/pglite';

const minute = 60_000;

/** Large values lie in a table of their own behind each: a few dead rows there can be megabytes of dead documents. */
const neglected = `
  select quote_ident(own.schemaname) || '.' || quote_ident(own.relname) as name
  from pg_stat_user_tables own
  join pg_class on pg_class.oid = own.relid
  left join pg_stat_all_tables large on large.relid = pg_class.reltoastrelid
  where own.n_dead_tup > 1000 + 0.2 * own.n_live_tup
    or own.n_mod_since_analyze > 500 + 0.1 * own.n_live_tup
    or large.n_dead_tup > 1000 + 0.2 * large.n_live_tup`;

export async function vacuumNeglected(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(neglected);
  for (const { name } of rows) {
    if (pglite.closed) break;
    await pglite.exec(`vacuum (analyze) ${name}`);
  }
  return rows.map(({ name }) => name);
}

export function vacuumRegularly(pglite: PGlite, onError: (error: Error) => void): () => void {
  const timer = setInterval(() => {
    vacuumNeglected(pglite).catch((error: unknown) => {
      if (!pglite.closed) onError(new Error('The embedded database could not be vacuumed', { cause: error }));
    });
  }, 10 * minute);
  timer.unref();
  return () => clearInterval(timer);
}
