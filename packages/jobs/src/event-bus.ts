/**
 * Carries what happened to a run to every web process by LISTEN/NOTIFY. Nothing is stored: who was not
 * listening, or was reconnecting, asks for the run instead.
 */
import { RunEvent } from '@adwright/contract/run/run.ts';
import type { EventBus } from '@adwright/domain/runs/ports.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { Subscribers } from './subscribers.ts';

export type OpenEventBus = EventBus & { close(): Promise<void> };

const channel = 'adwright_events';
/** Postgres refuses a notification of 8000 bytes or more. */
const maxBytes = 7999;

export async function openEventBus(
  database: DatabaseHandle,
  onTrouble: (trouble: Error) => void = () => {},
): Promise<OpenEventBus> {
  const subscribers = new Subscribers(onTrouble);
  const receive = (payload: string) => {
    const message = parsePayload(payload);
    if (message) subscribers.deliver(message.userId, message.event);
  };
  const stopListening =
    database.kind === 'embedded'
      ? await database.pglite.listen(channel, receive)
      : await listenOnPostgres({ url: database.url, channel, onPayload: receive, onTrouble });
  return {
    async publish(userId, event) {
      const { id, tool, status, progress, stage } = event;
      const payload = JSON.stringify({ userId, event: { id, tool, status, progress, stage } });
      if (Buffer.byteLength(payload) > maxBytes) throw new RangeError(`The event of run ${id} is too large to send`);
      const values = [channel, payload];
      await (database.kind === 'embedded' ? database.pglite : database.pool).query('select pg_notify($1, $2)', values);
    },
    subscribe: (userId, listener) => subscribers.add(userId, listener),
    close: stopListening,
  };
}

/** Another version of the product may be the sender while a deploy is under way: what does not fit is dropped. */
function parsePayload(payload: string): { userId: string; event: RunEvent } | null {
  try {
    const { userId, event } = JSON.parse(payload) as { userId?: unknown; event?: unknown };
    const parsed = RunEvent.safeParse(event);
    return typeof userId === 'string' && parsed.success ? { userId, event: parsed.data } : null;
  } catch {
    return null;
  }
}
