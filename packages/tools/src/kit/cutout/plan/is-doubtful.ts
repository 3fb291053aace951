import { coverageOf, groundCopy } from '@adwright/studio/picture-looks.ts';
import { isFrayed } from './is-frayed.ts';

/** Less than this of a picture is no product, more is no cutout. */
const plausible = { least: 0.015, most: 0.97 } as const;

/** A product may be cropped at one side or two; what reaches this far along three is the landscape itself. */
const reaching = { share: 0.3, sides: 3 } as const;

const covered = 128;

function sidesReached(pixels: ArrayLike<number>): number {
  const { width, height } = groundCopy;
  const isCovered = (x: number, y: number): boolean => (pixels[(y * width + x) * 4 + 3] ?? 0) >= covered;
  const sides: ((step: number) => boolean)[] = [
    (x) => isCovered(x, 0),
    (x) => isCovered(x, height - 1),
    (y) => isCovered(0, y),
    (y) => isCovered(width - 1, y),
  ];
  const along = Array.from({ length: width }, (_, step) => step);
  return sides.filter((side) => along.filter(side).length >= width * reaching.share).length;
}

/**
 * Whether a cutout is hardly a product: next to nothing, nearly everything, a landscape or shreds. Asked of a copy as
 * grounds are judged by, and of one as shreds are.
 */
export function isDoubtful(copy: ArrayLike<number>, fray: ArrayLike<number>): boolean {
  const coverage = coverageOf(copy);
  if (coverage < plausible.least || coverage > plausible.most) return true;
  return sidesReached(copy) >= reaching.sides || isFrayed(fray);
}
