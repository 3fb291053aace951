import { setTimeout as sleep } from 'node:timers/promises';
import { readFailure } from './read-failure.ts';

export type RetryOptions = {
  readonly signal: AbortSignal;
  readonly secrets: readonly string[];
  /** First pause; each further one is twice as long. */
  readonly pauseMs?: number;
  readonly tries?: number;
};

/** Whoever asks us to wait longer than this is as good as away: the next provider is asked instead. */
const longestPauseMs = 20_000;

/** Tries again when the other end says that it is overloaded (429, 5xx), and for no other reason. */
export async function withRetries<Value>(attempt: () => Promise<Value>, options: RetryOptions): Promise<Value> {
  const { signal, secrets, pauseMs = 500, tries = 3 } = options;
  for (let count = 1; ; count += 1) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const failure = readFailure(error, secrets);
      if (failure.kind !== 'overloaded' || count >= tries) throw failure;
      // Spread out, so that many callers that were turned away together do not come back together.
      const backoff = pauseMs * 2 ** (count - 1) * (0.75 + Math.random() / 2);
      const pause = failure.retryAfterMs ?? backoff;
      if (pause > longestPauseMs) throw failure;
      await sleep(pause, undefined, { signal });
    }
  }
}
