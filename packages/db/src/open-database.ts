import type { UnitOfWork } from '@adwright/domain/unit-of-work.ts';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import type { Orm } from './orm.ts';
import type { LaneSettings } from './reading-lane.ts';

type Shared = {
  readonly db: Orm;
  readonly work: UnitOfWork;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export type EmbeddedDatabase = Shared & { readonly kind: 'embedded'; readonly pglite: PGlite };
export type PostgresDatabase = Shared & { readonly kind: 'postgres'; readonly pool: Pool; readonly url: string };
export type Database = EmbeddedDatabase | PostgresDatabase;

export type DatabaseOptions = {
  /** Null opens the embedded database under `dataDir`. */
  readonly url: string | null;
  readonly dataDir: string;
  /** Told of what goes wrong beside the queries, such as an idle connection that broke; queries reject on their own. */
  readonly onError?: (error: Error) => void;
  /** Sends short reads by one connection: for a process that does nothing but answer, and has them in bursts. */
  readonly readingLane?: LaneSettings;
};

/** Opens and migrates. Only the driver that is needed is loaded, since the embedded one alone is ten megabytes. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir, onError = () => {}, readingLane = null } = options;
  if (url === null) return (await import('./open-embedded.ts')).openEmbedded(dataDir, onError);
  return (await import('./open-postgres.ts')).openPostgres(url, { onError, readingLane });
}
