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

type Told = { readonly values: string[]; readonly sent: Promise<void> };

/** What is about to be told, by database. */
const gathered = new WeakMap<DatabaseHandle, Told>();

/** What is told in the same moment, as a run that begins is to workers and to its person, takes one way to the database. */
export async function notify(database: DatabaseHandle, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > maxBytes) throw new RangeError(`Too large to be told on ${channel}`);
  const told = gathered.get(database) ?? gather(database);
  told.values.push(channel, payload);
  await told.sent;
}

function gather(database: DatabaseHandle): Told {
  const values: string[] = [];
  const sent = Promise.resolve().then(async () => {
    gathered.delete(database);
    const calls = values.flatMap((_, at) => (at % 2 === 0 ? [`pg_notify($${at + 1}, $${at + 2})`] : []));
    await (database.kind === 'embedded' ? database.pglite : database.pool).query(`select ${calls.join()}`, values);
  });
  const told = { values, sent };
  gathered.set(database, told);
  return told;
}
