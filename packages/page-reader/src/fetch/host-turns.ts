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
      if (turn > now) await sleep(turn - now, signal);
    },
  };
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
