import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { migrationsFolder } from './migrations-folder.ts';
import type { PostgresDatabase } from './open-database.ts';
import { createUnitOfWork } from './unit-of-work.ts';

/** Any number, as long as every process of the product uses the same one. */
const migrationLock = 7_201_411;

export async function openPostgres(url: string, onError: (error: Error) => void): Promise<PostgresDatabase> {
  const pool = new Pool({
    connectionString: url,
    application_name: 'adwright',
    // The time also counts the wait for a free connection: better a late answer under a burst than none.
    connectionTimeoutMillis: 30_000,
    // A new connection costs more than ten queries, and has to have each of them explained anew: those of one burst are
    // there for the next, and a machine that nobody asks anything gets their memory back.
    idleTimeoutMillis: 5 * 60_000,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
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
    close: () => pool.end(),
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
