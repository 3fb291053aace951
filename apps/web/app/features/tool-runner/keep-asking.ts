import { ApiError } from '@adwright/contract/client/error.ts';
import { type Timers, wait } from '@adwright/contract/client/timers.ts';

const firstWaitMs = 2000;
const longestWaitMs = 30_000;
/** Refusals that say nothing about what was asked for: too slow, too early, too often. */
const passing: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether the same question may well be answered later: what it asks about may exist all the same. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind !== 'refused' || error.status === null) return true;
  return error.status < 400 || error.status >= 500 || passing.has(error.status);
}

type KeepAskingOptions = {
  readonly timers: Timers;
  readonly signal: AbortSignal;
  /** The first of possibly many tries was in vain. */
  readonly onFailure?: (() => void) | undefined;
};

/** Asks until there is an answer, or a refusal for good; ever more seldom, and no sooner than the server allows. */
export async function keepAsking<Answer>(ask: () => Promise<Answer>, options: KeepAskingOptions): Promise<Answer> {
  const { timers, signal, onFailure } = options;
  for (let pause = firstWaitMs; ; pause = Math.min(pause * 2, longestWaitMs)) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error;
      onFailure?.();
      await wait(timers, Math.max(pause, 1000 * ((error as ApiError).retryAfterSeconds ?? 0)), signal);
      if (signal.aborted) throw error;
    }
  }
}
