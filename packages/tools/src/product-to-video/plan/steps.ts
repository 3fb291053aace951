/** How many places a passing light is drawn at. */
export const sweepPlaces = 9;

/** Degrees to either side at which a turn still looks true. */
const widest = 7;

/** The angles a side of the product is drawn at: one alone turns slowly to both sides, several follow each other. */
export function turnAngles(views: number): number[] {
  const count = views === 1 ? 25 : 9;
  return Array.from({ length: count }, (_, index) => widest * ((2 * index) / (count - 1) - 1));
}
