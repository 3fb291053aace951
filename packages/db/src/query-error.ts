import { DrizzleQueryError } from 'drizzle-orm';

/** What went wrong with a query and where, without the values it was given: an error is logged, and they may be secret. */
export class QueryError extends Error {
  readonly query: string;
  /** The SQLSTATE, such as 23503 for a reference to a row that is not there. */
  readonly code: string | null;
  constructor({ query, cause }: DrizzleQueryError) {
    super(`Query failed: ${cause?.message ?? 'no reason given'}`);
    this.name = 'QueryError';
    this.query = query;
    this.code = cause && 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
  }
}

type Method = (...values: unknown[]) => unknown;

/** The same store, whose failures name no values. */
export function hidingValues<Store extends Record<keyof Store, unknown>>(store: Store): Store {
  const members = Object.entries(store as Record<string, unknown>).map(([name, member]) => [
    name,
    typeof member === 'function' ? hiding(member as Method) : member,
  ]);
  return Object.fromEntries(members) as Store;
}

function hiding(method: Method): Method {
  return async (...values) => {
    try {
      return await method(...values);
    } catch (error) {
      throw error instanceof DrizzleQueryError ? new QueryError(error) : error;
    }
  };
}
