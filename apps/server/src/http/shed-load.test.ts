import { endpoints } from '@adwright/contract/endpoints.ts';
import { setTimeout as sleep } from 'node:timers/promises';
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
      expect(error).toMatchObject({ code: 'busy', status: 503, details: { retry_after: expect.any(Number) } });
      return [name];
    }
  });
}

it('refuses new work first, then everything, and health and sign-in last', () => {
  expect(refused(0)).toEqual([]);
  expect(refused(299)).toEqual([]);
  expect(refused(300)).toEqual(['make']);
  expect(refused(1000)).toEqual(['read', 'make']);
  expect(refused(5000)).toEqual(['health', 'signIn', 'read', 'make']);
});

it('notices a loop that is late again and again', async () => {
  const load = measureLoad();
  const work = setInterval(() => {
    const until = performance.now() + 250;
    while (performance.now() < until);
  }, 1);
  await expect.poll(() => load.delayMs(), { timeout: 10_000 }).toBeGreaterThan(150);
  clearInterval(work);
  await sleep(0);
  await expect.poll(() => load.delayMs(), { timeout: 10_000 }).toBeLessThan(150);
  load.close();
});
