import { Client, type ClientConfig, type QueryArrayConfig, type QueryConfig, type QueryResult } from 'pg';

type Query = QueryConfig | QueryArrayConfig;

export type ReadingLane = {
  ask(query: Query, values?: unknown[]): Promise<QueryResult>;
  close(): Promise<void>;
};

export type LaneSettings = {
  /** Told which process of the database answers, by its number there: whoever may can let it go first. */
  readonly onAnswerer?: (pid: number) => void;
};

/** One that takes longer has lost its connection, and would keep all behind it waiting. */
const longestMs = 30_000;

/**
 * One connection for all short reads, which are sent as they come, without waiting for the answers of those before. When
 * a machine is busy they come in bursts, and each connection would be one more process that waits for a core, mostly
 * one that has not been asked this before and has to find out how. Here a burst wakes one, which knows the way.
 * Opened when first needed and again whenever it broke; given back when nobody has asked for long.
 */
export function openReadingLane(
  config: ClientConfig,
  { idleMs, onError, onAnswerer }: LaneSettings & { readonly idleMs: number; readonly onError: (error: Error) => void },
): ReadingLane {
  let opened: Promise<Client> | undefined;
  // Counted, not kept in a set: one that grows and shrinks leaves a trail of tables, each of which V8 lets hold the next,
  // and with it every answer that was in it, until it collects everything.
  let underWay = 0;
  let whenNone = (): void => undefined;
  const idle = setTimeout(() => void (underWay > 0 ? idle.refresh() : leave()), idleMs).unref();

  async function open(): Promise<Client> {
    const client = new Client({ ...config, pipeline: true, keepAlive: true, query_timeout: longestMs });
    const opening = (opened = client.connect().then(() => introduce(client)));
    const forget = (): void => {
      if (opened === opening) opened = undefined;
    };
    client.on('error', (error) => {
      forget();
      onError(error);
    });
    client.on('end', forget);
    opening.catch(forget);
    return opening;
  }

  async function introduce(client: Client): Promise<Client> {
    if (!onAnswerer) return client;
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (rows[0]) onAnswerer(rows[0].pid);
    return client;
  }

  async function leave(): Promise<void> {
    const leaving = opened;
    opened = undefined;
    await leaving?.then((client) => client.end()).catch(() => undefined);
  }

  return {
    async ask(query, values) {
      idle.refresh();
      underWay += 1;
      try {
        const client = await (opened ?? open());
        return await client.query(query, values);
      } finally {
        underWay -= 1;
        if (underWay === 0) whenNone();
      }
    },
    async close() {
      clearTimeout(idle);
      // As a pool does: what was asked is still answered.
      if (underWay > 0) await new Promise<void>((resolve) => (whenNone = resolve));
      await leave();
    },
  };
}
