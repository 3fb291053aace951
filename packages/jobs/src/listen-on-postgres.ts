import { Client } from 'pg';

type Options = {
  readonly url: string;
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onTrouble: (trouble: Error) => void;
};

const heartbeatMs = 15_000;
const answerMs = 5000;
const longestPauseMs = 10_000;

/**
 * Listens on a connection of its own and makes a new one whenever that breaks. A peer that vanished without a
 * word is found by a heartbeat, since nothing else is ever sent on this connection.
 */
export async function listenOnPostgres(options: Options): Promise<() => Promise<void>> {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  const lose = (lost: Client, trouble: Error) => {
    if (client !== lost || closed) return;
    client = null;
    clearTimeout(timer);
    lost.end().catch(() => {});
    options.onTrouble(trouble);
    reconnectLater();
  };
  const reconnectLater = () => {
    const pause = Math.min(longestPauseMs, 200 * 2 ** failures);
    failures += 1;
    timer = setTimeout(() => void connect().catch(reconnectLater), pause);
  };
  const beat = (listening: Client) => {
    timer = setTimeout(() => {
      listening.query('select 1').then(
        () => {
          if (client === listening && !closed) beat(listening);
        },
        (error: Error) => lose(listening, error),
      );
    }, heartbeatMs);
  };
  const connect = async () => {
    const fresh = await connectAndListen(options);
    if (closed) return fresh.end();
    client = fresh;
    failures = 0;
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('The connection that listens for events was closed')));
    beat(fresh);
  };

  await connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  };
}

async function connectAndListen({ url, channel, onPayload }: Options): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'adwright-events',
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  // Without a listener an error before the caller takes over would end the process; the failed query tells of it.
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => onPayload(payload));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}
