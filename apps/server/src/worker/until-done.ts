import { setTimeout as sleep } from 'node:timers/promises';

type Patience = { readonly signal: AbortSignal; readonly tries?: number; readonly pauseMs?: number };

/** Does at the start what a busy machine may be too slow for at first; each pause is twice the one before. */
export async function untilDone<Result>(
  work: () => Promise<Result>,
  { signal, tries = 6, pauseMs = 5000 }: Patience,
): Promise<Result> {
  for (let pause = pauseMs, left = tries - 1; ; pause *= 2, left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left <= 0 || signal.aborted) throw error;
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) throw error;
    }
  }
}
