import { setTimeout as sleep } from 'node:timers/promises';

/** Takes turns per host, so that many people pasting links of one shop do not add up to an attack on it. */
export type HostTurns = {
  /** Resolves when it is this caller's turn; rejects when the signal ends first. */
  wait(host: string, delayMs: number, signal?: AbortSignal): Promise<void>;
};

/** What a host asks for beyond this would outlast the patience of whoever waits. */
const longestDelayMs = 5_000;

export function createHostTurns({ gapMs = 500 }: { gapMs?: number } = {}): HostTurns {
  const free = new Map<string, number>();
  return {
    async wait(host, delayMs, signal) {
      const now = Date.now();
      const turn = Math.max(now, free.get(host) ?? 0);
      free.set(host, turn + Math.min(longestDelayMs, Math.max(gapMs, delayMs)));
      if (free.size > 2_000) for (const [name, until] of free) if (until < now) free.delete(name);
      // Rejects in the signal's own words: time that is up and a caller who left are different answers.
      if (turn > now) await sleep(turn - now, undefined, signal && { signal }).catch(() => signal?.throwIfAborted());
    },
  };
}
