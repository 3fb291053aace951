/**
 * Carries what happened to a run to every web process by LISTEN/NOTIFY. Nothing is stored: who was not
 * listening, or was reconnecting, asks for the run instead.
 */
import { RunEvent } from '@adwright/contract/run/run.ts';
import type { EventBus } from '@adwright/domain/runs/ports.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { listen, notify } from './notifications.ts';
import { Subscribers } from './subscribers.ts';

export type OpenEventBus = EventBus & { close(): Promise<void> };

const channel = 'adwright_events';

export async function openEventBus(
  database: DatabaseHandle,
  onTrouble: (trouble: Error) => void = () => {},
): Promise<OpenEventBus> {
  const subscribers = new Subscribers(onTrouble);
  const receive = (payload: string) => {
    const message = parsePayload(payload, (userId) => subscribers.has(userId));
    if (message) subscribers.deliver(message.userId, message.event);
  };
  const stopListening = await listen(database, { channel, onPayload: receive, onTrouble });
  return {
    async publish(userId, event) {
      const { id, tool, status, progress, stage, retrying } = event;
      const told = { id, tool, status, progress, stage, retrying };
      await notify(database, channel, JSON.stringify({ userId, event: told }));
    },
    subscribe: (userId, listener) => subscribers.add(userId, listener),
    close: stopListening,
  };
}

/**
 * Another version of the product may be the sender while a deploy is under way: what does not fit is dropped, as is what
 * nobody here waits for, which is most of it.
 */
function parsePayload(
  payload: string,
  isAwaited: (userId: string) => boolean,
): { userId: string; event: RunEvent } | null {
  try {
    const { userId, event } = JSON.parse(payload) as { userId?: unknown; event?: unknown };
    if (typeof userId !== 'string' || !isAwaited(userId)) return null;
    const parsed = RunEvent.safeParse(event);
    return parsed.success ? { userId, event: parsed.data } : null;
  } catch {
    return null;
  }
}
