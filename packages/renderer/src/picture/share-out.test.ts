import type { Creative } from '@adwright/studio/creative/creative.ts';
import { expect, it } from 'vitest';
import type { PictureJob } from './render-pictures.ts';
import { shareOut } from './share-out.ts';

const jobOf = (width: number, height: number): PictureJob => ({
  creative: { width, height } as Creative,
  outputs: [{ format: 'jpg' }],
});
const jobs = Array.from({ length: 24 }, (_, index) => jobOf(300 + index * 70, 250 + (index % 5) * 200));

it('gives every job to one part and every part about as many pixels', () => {
  const parts = shareOut(jobs, 3);
  expect(parts.flat().toSorted((a, b) => a - b)).toEqual(jobs.map((_, index) => index));
  const pixels = parts.map((part) =>
    part.reduce((sum, index) => sum + (jobs[index]?.creative.width ?? 0) * (jobs[index]?.creative.height ?? 0), 0),
  );
  expect(Math.max(...pixels) / Math.min(...pixels)).toBeLessThan(1.15);
});

it('leaves few jobs together', () => {
  expect(shareOut(jobs.slice(0, 1), 4)).toEqual([[0]]);
  expect(shareOut(jobs.slice(0, 3), 4)).toHaveLength(1);
  expect(shareOut([], 4)).toEqual([[]]);
});
