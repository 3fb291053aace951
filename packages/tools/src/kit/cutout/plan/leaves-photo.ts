import { frayCopy } from './is-frayed.ts';

/** A shadow is never as solid as what casts it. */
const solid = 200;

/** From so much of a side on that it covers, a thing was cut off there: less is a stray speck. */
const cut = 0.018;
/** What stands rests on something: a foot that comes close to the lower edge of its photo is still whole. */
const cutBelow = 0.06;

/**
 * Whether what was cut out of a photo reaches the edge of it, so that some of it may be missing. Asked of a copy as
 * shreds are judged by. What came without a ground is no such thing: it may lie as close to its edges as it likes.
 */
export function leavesPhoto(pixels: ArrayLike<number>): boolean {
  const { width, height } = frayCopy;
  const isSolid = (x: number, y: number): boolean => (pixels[(y * width + x) * 4 + 3] ?? 0) >= solid;
  const share = (length: number, isThere: (step: number) => boolean): number =>
    Array.from({ length }, (_, step) => step).filter(isThere).length / length;
  return (
    share(width, (x) => isSolid(x, 0)) >= cut ||
    share(height, (y) => isSolid(0, y)) >= cut ||
    share(height, (y) => isSolid(width - 1, y)) >= cut ||
    share(width, (x) => isSolid(x, height - 1)) >= cutBelow
  );
}
