import type { Library } from '@adwright/domain/library/ports.ts';
import type { Database } from '../open-database.ts';
import { createLibrary } from './create-library.ts';

/** More at once would only wait for the same processors; a burst of searches leaves the other calls their connections. */
const mostConnections = 4;
/** A search that takes longer is given up: nobody waits for it any more. */
const longestMs = 8000;

/**
 * On Postgres the library has connections of its own, so that no search ever holds one that a request needs. The
 * embedded database has only one, and what is asked of it takes turns.
 */
export async function openLibrary(
  database: Database,
  onError: (error: Error) => void,
): Promise<{ library: Library; close(): Promise<void> }> {
  if (database.kind === 'embedded') return { library: createLibrary(database.db), close: async () => undefined };
  const [{ Pool }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new Pool({
    connectionString: database.url,
    application_name: 'adwright-library',
    max: mostConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: longestMs,
  });
  pool.on('error', onError);
  return { library: createLibrary(drizzle(pool)), close: () => pool.end() };
}
