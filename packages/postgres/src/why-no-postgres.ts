import { findPostgres } from './find-postgres.ts';
import { unprivileged } from './identity.ts';
import { PostgresUnavailable } from './postgres-unavailable.ts';

/** Why Postgres cannot run here, as far as looking can tell; null where nothing speaks against it. Starts nothing. */
export function whyNoPostgres(): string | null {
  try {
    findPostgres();
    unprivileged();
    return null;
  } catch (error) {
    if (error instanceof PostgresUnavailable) return error.message;
    throw error;
  }
}
