/** It was told to stop, crashed and repairs itself, or does not take anybody yet. */
const states: ReadonlySet<unknown> = new Set(['57P01', '57P02', '57P03']);

/** Nobody listens, or whoever did is gone: of a query alone, since others than the database refuse connections, too. */
const connections: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

/** The driver has no code for it. */
const words = /Connection terminated/;

/** Whether something failed because the database is not there for the moment: it comes back by itself. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (states.has(code) || words.test(error.message)) return true;
  return error.name === 'QueryError' && connections.has(code);
}
