import type { Library } from '@adwright/domain/library/ports.ts';
import type { Database } from '../open-database.ts';
import { createLibrary } from './create-library.ts';

/** More at once would only wait for the same processors; a burst of searches leaves the other calls their connections. */
const mostConnections = 4;
/** A search that takes longer is given up: nobody waits for it any more. */
const longestMs = 8000;

export type OpenLibrary = {
  readonly library: Library;
  /** Resolves when searches are as quick as they get. */
  ready(): Promise<void>;
  close(): Promise<void>;
};

/**
 * On Postgres the library has connections of its own, so that no search ever holds one that a request needs. The
 * embedded database has only one: there an index in a thread of its own is searched, and the database is asked for a
 * page's ads alone.
 */
export async function openLibrary(database: Database, onError: (error: Error) => void): Promise<OpenLibrary> {
  if (database.kind === 'embedded') {
    const { keepIndex } = await import('./ad-index/keep-index.ts');
    const index = keepIndex(database.db, onError);
    return { library: createLibrary(database.db, index), ready: () => index.ready(), close: () => index.close() };
  }
  const [{ Pool }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new Pool({
    connectionString: database.url,
    application_name: 'adwright-library',
    max: mostConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: longestMs,
  });
  let isClosed = false;
  // A server that goes down with us may end a connection before we have: nothing is lost by then.
  pool.on('error', (error) => isClosed || onError(error));
  return {
    library: createLibrary(drizzle(pool)),
    ready: async () => undefined,
    close() {
      isClosed = true;
      return pool.end();
    },
  };
}
