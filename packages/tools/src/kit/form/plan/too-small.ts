type Size = { readonly width: number; readonly height: number };

/** Enlarged to twice its pixels a picture is softer than the rest, and still fine; beyond that people see it at once. */
const mostEnlarged = 2;

/** The smallest of the pictures that would be enlarged too much; null when all will do. */
export function smallestTooSmall(sizes: readonly Size[], sharpFrom: number): Size | null {
  const small = sizes.filter(({ width, height }) => Math.max(width, height) * mostEnlarged < sharpFrom);
  const area = ({ width, height }: Size): number => width * height;
  return small.toSorted((one, other) => area(one) - area(other))[0] ?? null;
}

/** What a product has to have for ads of these sizes, in which it takes about half of the longer side. */
export function sharpInAds(sizes: readonly Size[]): number {
  return Math.max(leastSharp, ...sizes.map(({ width, height }) => Math.round(Math.max(width, height) / 2)));
}

/** What a picture has to have that fills these sizes itself. */
export function sharpWhole(sizes: readonly Size[]): number {
  return Math.max(leastSharp, ...sizes.map(({ width, height }) => Math.max(width, height)));
}

/** Below this nothing can be told from anything, whatever the size it is for. */
export const leastSharp = 400;
