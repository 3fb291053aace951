import { endpoints } from '@adwright/contract/endpoints.ts';
import type { AppError } from '@adwright/contract/errors.ts';
import { expect, it } from 'vitest';
import { measureLoad, shedLoad } from './shed-load.ts';

const calls = {
  health: endpoints.health,
  signIn: endpoints.userLoginPassword,
  read: endpoints.toolRunGet,
  make: endpoints.toolRun,
};

function refused(delayMs: number): string[] {
  const load = { delayMs: () => delayMs, close: () => {} };
  return Object.entries(calls).flatMap(([name, endpoint]) => {
    try {
      shedLoad(endpoint, load);
      return [];
    } catch (error) {
      const { code, details } = error as AppError;
      return [`${name}: ${code}, again in ${details['retry_after']} s`];
    }
  });
}

it('refuses new work first, then everything, and health and sign-in last', () => {
  expect(refused(999)).toEqual([]);
  expect(refused(1000)).toEqual(['make: busy, again in 2 s']);
  expect(refused(3000)).toEqual(['read: busy, again in 6 s', 'make: busy, again in 6 s']);
  const all = ['health', 'signIn', 'read', 'make'];
  expect(refused(10_000)).toEqual(all.map((name) => `${name}: busy, again in 20 s`));
});

it('notices a loop that is late again and again, and that it is no more', { timeout: 40_000 }, async () => {
  const load = measureLoad({ everyMs: 50 });
  const work = setInterval(() => {
    const until = performance.now() + 120;
    while (performance.now() < until);
  }, 1);
  await expect.poll(() => load.delayMs(), { timeout: 15_000 }).toBeGreaterThan(80);
  clearInterval(work);
  await expect.poll(() => load.delayMs(), { timeout: 15_000 }).toBeLessThan(80);
  load.close();
});
