import type { DatabaseHandle } from './database-handle.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';

/** Postgres refuses a notification of 8000 bytes or more. */
const maxBytes = 7999;

type Listener = {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onTrouble: (trouble: Error) => void;
};

/** LISTEN and NOTIFY on either database. Nothing is stored: who is not listening hears nothing. */
export async function listen(
  database: DatabaseHandle,
  { channel, onPayload, onTrouble }: Listener,
): Promise<() => Promise<void>> {
  return database.kind === 'embedded'
    ? database.pglite.listen(channel, onPayload)
    : listenOnPostgres({ url: database.url, channel, onPayload, onTrouble });
}

export async function notify(database: DatabaseHandle, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > maxBytes) throw new RangeError(`Too large to be told on ${channel}`);
  const values = [channel, payload];
  await (database.kind === 'embedded' ? database.pglite : database.pool).query('select pg_notify($1, $2)', values);
}
