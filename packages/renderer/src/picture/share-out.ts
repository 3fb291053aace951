import type { PictureJob } from './render-pictures.ts';

/** Fewer than so many pictures are not worth waking another thread for. */
const leastPerPart = 2;

/** Divides jobs into at most `parts` lists of their indices, each of about as many pixels. */
export function shareOut(jobs: readonly PictureJob[], parts: number): number[][] {
  const count = Math.max(1, Math.min(parts, Math.floor(jobs.length / leastPerPart)));
  const shares = Array.from({ length: count }, () => ({ pixels: 0, indices: [] as number[] }));
  const weighed = jobs.map(({ creative, outputs }, index) => ({
    index,
    pixels: creative.width * creative.height * outputs.length,
  }));
  for (const { index, pixels } of weighed.toSorted((a, b) => b.pixels - a.pixels)) {
    const least = shares.reduce((found, share) => (share.pixels < found.pixels ? share : found));
    least.indices.push(index);
    least.pixels += pixels;
  }
  return shares.map((share) => share.indices);
}
