/** Postgres cannot run on this machine, whatever is tried; the message says why in words that fit behind "because". */
export class PostgresUnavailable extends Error {
  override readonly name = 'PostgresUnavailable';
}

/** It could run, but not now: something an operator can mend. */
export class PostgresTrouble extends Error {
  override readonly name = 'PostgresTrouble';
}
