import { expect, it } from 'vitest';
import { warp } from './warp.ts';

const rows = (values: readonly number[]) => ({ values: Float32Array.from(values), width: 1 });

it('finds each row in a slower version of the same', () => {
  const tune = [0, 0, 5, 9, 9, 2, 7, 0];
  const slow = tune.flatMap((value) => [value, value, value]);
  const path = warp(rows(tune), rows(slow));
  for (const [index, column] of path.entries()) expect(slow[column]).toBe(tune[index]);
  // Where it begins there, not where it ends.
  expect(path.at(-1)).toBe(slow.length - 3);
});

it('stays near the truth in recordings too long to compare whole', () => {
  const seed = Array.from({ length: 3000 }, (_, i) => Math.sin(i / 7) * 3 + Math.sin(i / 31) * 5 + i / 500);
  const stretched = Array.from({ length: 3600 }, (_, i) => seed[Math.floor(i / 1.2)] ?? 0);
  const path = warp(rows(seed), rows(stretched));
  for (let row = 100; row < 2900; row += 100) expect(Math.abs((path[row] ?? 0) - row * 1.2)).toBeLessThan(12);
});
