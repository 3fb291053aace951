import type { Run } from './outline.ts';

type Stretch = Pick<Run, 'middle' | 'half'>;

/** As many pieces of what stands askew as make one smooth band. */
const pieces = 10;

/** A stretch in pieces that overlap, where each lies further away than the one before; whole where none does. */
export function inPieces({ middle, half }: Stretch, slope: number): Stretch[] {
  if (slope === 0) return [{ middle, half }];
  const piece = half / pieces;
  return Array.from({ length: pieces }, (_, index) => ({
    middle: middle - half + (2 * index + 1) * piece,
    half: Math.min(half, 2 * piece),
  }));
}
