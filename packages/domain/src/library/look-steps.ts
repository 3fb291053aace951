/**
 * A look as steps: for every byte, which of a few heights it reaches, one bit each. In how many bits two differ is near
 * to how far apart the looks are, and counting bits is all that the database has to do for each. Stored with every look,
 * so nothing here may change without writing all of them anew.
 */

/** Where ads differ: lightness, two of colour, two of busyness, of each of the sixteen cells. */
const heights = [
  [54, 64, 74, 84, 94, 104, 113, 123, 133, 143, 153, 163],
  [115, 126, 136, 147],
  [118, 132, 145, 159],
  [7, 14, 21, 28, 35, 42],
  [9, 18, 27, 37, 46, 55],
];

/** As Postgres writes bits. */
export function stepsOf(look: Uint8Array): string {
  return Array.from(look, (value, at) =>
    (heights[at % heights.length] ?? []).map((height) => (value > height ? '1' : '0')).join(''),
  ).join('');
}

export const stepBits = 16 * heights.flat().length;
