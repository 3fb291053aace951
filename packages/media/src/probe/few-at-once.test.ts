import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

it('lets a few through at a time, all of them in the end, and turns away who would wait too long', async () => {
  const turn = fewAtOnce(2, 3);
  let [running, most] = [0, 0];
  const ends: (() => void)[] = [];
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
  };
  const started = Array.from({ length: 5 }, () => turn(work));
  await expect(turn(work)).rejects.toMatchObject({ code: 'unavailable' });
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  await Promise.all(started);
  expect([most, running]).toEqual([2, 0]);
});

it('gives its place back when the work fails', async () => {
  const turn = fewAtOnce(1, 1);
  await expect(turn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turn(async () => 'next')).toBe('next');
});
