import type { Timers } from './timers.ts';

type Due = { at: number; delay: number; run: () => void };

/** Time that moves only when a test says so. */
export type FakeTimers = Timers & {
  /** How many timers are waiting (with just that delay), so that a test can tell where the code under test has come to rest. */
  waiting(delay?: number): number;
  advance(milliseconds: number): void;
};

export function fakeTimers(start = 1_000_000): FakeTimers {
  let now = start;
  let queue: Due[] = [];
  return {
    now: () => now,
    after(milliseconds, run) {
      const due = { at: now + milliseconds, delay: milliseconds, run };
      queue.push(due);
      return () => {
        queue = queue.filter((other) => other !== due);
      };
    },
    waiting: (delay) => queue.filter((due) => delay === undefined || due.delay === delay).length,
    advance(milliseconds) {
      now += milliseconds;
      const ready = queue.filter((due) => due.at <= now).toSorted((one, other) => one.at - other.at);
      queue = queue.filter((due) => due.at > now);
      for (const due of ready) due.run();
    },
  };
}

/** Lets sockets and promises run until the condition holds. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('The awaited condition never came true.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
