import { expect, it } from 'vitest';
import { untilDone } from './until-done.ts';

function failing(times: number): { work: () => Promise<number>; asked: () => number } {
  let asked = 0;
  const work = async (): Promise<number> => {
    asked += 1;
    if (asked <= times) throw new Error(`no ${asked}`);
    return asked;
  };
  return { work, asked: () => asked };
}

const { signal } = new AbortController();

it('tries again what failed at first, and says why where it never works', async () => {
  expect(await untilDone(failing(2).work, { signal, pauseMs: 1 })).toBe(3);
  const never = failing(9);
  await expect(untilDone(never.work, { signal, tries: 3, pauseMs: 1 })).rejects.toThrow('no 3');
  expect(never.asked()).toBe(3);
});

it('ends its pause with a stop', async () => {
  const stopping = new AbortController();
  const slow = failing(9);
  const ended = untilDone(slow.work, { signal: stopping.signal, pauseMs: 60_000 });
  stopping.abort();
  await expect(ended).rejects.toThrow('no 1');
  expect(slow.asked()).toBe(1);
});
