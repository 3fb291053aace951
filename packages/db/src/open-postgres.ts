import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type QueryConfig } from 'pg';
import { migrationsFolder } from './migrations-folder.ts';
import type { PostgresDatabase } from './open-database.ts';
import { type LaneSettings, openReadingLane, type ReadingLane } from './reading-lane.ts';
import { createUnitOfWork } from './unit-of-work.ts';

/** Any number, as long as every process of the product uses the same one. */
const migrationLock = 7_201_411;

/**
 * A new connection costs more than ten queries, and has to have each of them explained anew: those of one burst are
 * there for the next, and a machine that nobody asks anything gets their memory back.
 */
const idleMs = 5 * 60_000;

export async function openPostgres(
  url: string,
  { onError, readingLane }: { onError: (error: Error) => void; readingLane: LaneSettings | null },
): Promise<PostgresDatabase> {
  const config = {
    connectionString: url,
    application_name: 'adwright',
    // The time also counts the wait for a free connection: better a late answer under a burst than none.
    connectionTimeoutMillis: 30_000,
  };
  const pool = new Pool({ ...config, idleTimeoutMillis: idleMs });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const close = readingLane
    ? sendReadsBy(openReadingLane(config, { ...readingLane, idleMs, onError }), pool)
    : () => pool.end();
  const db = drizzle(pool);
  return {
    kind: 'postgres',
    db,
    pool,
    url,
    work: createUnitOfWork(db),
    async ping() {
      await pool.query('select 1');
    },
    close,
  };
}

/** What is prepared is short and only reads, and goes by the lane, but within a transaction. Answers how to close both. */
function sendReadsBy(lane: ReadingLane, pool: Pool): () => Promise<void> {
  const usual = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  const query = (asked: QueryConfig | string, ...rest: unknown[]): unknown => {
    const isRead = !pool.ending && typeof asked === 'object' && asked.name !== undefined && rest.length === 1;
    return isRead ? lane.ask(asked, rest[0] as unknown[]) : usual(asked, ...rest);
  };
  Object.assign(pool, { query });
  return async () => {
    await Promise.all([pool.end(), lane.close()]);
  };
}

/** Many processes may start at once: the first one migrates, the others wait and find nothing to do. */
async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the connection gives the lock back even when the migration left it in a failed state.
    client.release(true);
  }
}
