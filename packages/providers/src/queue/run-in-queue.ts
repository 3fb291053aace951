import type { VideoProgress } from '@adwright/domain/engines/video.ts';
import { setTimeout as sleep } from 'node:timers/promises';

export type QueueState<Output> =
  | { readonly done: false; readonly percent: number | null }
  | { readonly done: true; readonly output: Output };

/** How one vendor's queue is spoken to. */
export type QueueProtocol<Ticket, Output> = {
  submit(signal: AbortSignal): Promise<Ticket>;
  look(ticket: Ticket, signal: AbortSignal): Promise<QueueState<Output>>;
  cancel(ticket: Ticket, signal: AbortSignal): Promise<void>;
};

const firstPauseMs = 200;
const longestPauseMs = 4_000;
const cancelMs = 5_000;

/**
 * Long work at another party: hand in, look again and again, fetch. Whoever stops waiting, for whatever reason, also
 * stops the work at the other end, since it is paid for by the second.
 */
export async function runInQueue<Ticket, Output>(
  protocol: QueueProtocol<Ticket, Output>,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: VideoProgress },
): Promise<Output> {
  const ticket = await protocol.submit(signal);
  try {
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 1.6, longestPauseMs)) {
      const state = await protocol.look(ticket, signal);
      if (state.done) return state.output;
      onProgress?.(state.percent);
      await sleep(pause, undefined, { signal });
    }
  } catch (error) {
    if (signal.aborted) await protocol.cancel(ticket, AbortSignal.timeout(cancelMs)).catch(() => undefined);
    throw error;
  }
}
