import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cpuMs, watchOwnTime } from './own-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** After how many of its limits work is ended that gets this share of a core; 20 for not at all. */
function endedAfter(share: number | undefined): number {
  const ms = 1000;
  const begun = Date.now();
  let ended = 20;
  const stop = watchOwnTime({
    ms,
    spent: () => (share === undefined ? undefined : 500 + (Date.now() - begun) * share),
    onLate: () => (ended = (Date.now() - begun) / ms),
  });
  vi.advanceTimersByTime(20 * ms);
  stop();
  return ended;
}

it('counts the time that work had, not the time it was kept waiting', () => {
  expect([1, 0.5, 0.25, 2].map(endedAfter)).toEqual([1, 2, 4, 1]);
});

it('ends what stands still, and goes by the wall’s clock where nobody knows', () => {
  expect([0, 0.01, undefined].map(endedAfter)).toEqual([1, 1, 1]);
});

it('reads what a process had, where the system tells', () => {
  expect(cpuMs(-1)).toBeUndefined();
  expect(cpuMs(process.pid) === undefined).toBe(process.platform !== 'linux');
});
