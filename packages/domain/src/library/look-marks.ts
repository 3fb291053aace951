/**
 * Looks are found by marks, as words are: in each of ten tables a look falls on one side or the other of fourteen random
 * planes, and those that fall alike are probably near. Looking at a million of them one by one would take a second.
 * Stored with every look, so nothing here may change without writing all of them anew.
 */
const tables = 10;
const planes = 14;
/** A library of a few hundred has no two in one fine place: the first bits alone make larger ones. */
const coarsePlanes = 5;
const coarse = 1 << 24;

/** The middle of what ads look like, so that planes part them: lightness, two of colour, two of busyness. */
const middle = [121, 130, 135, 15, 23];

type Plane = Float32Array;

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const size = 16 * middle.length;

const random = mulberry(22);
const drawn: readonly Plane[] = Array.from({ length: tables * planes }, () =>
  // The sum of three is near enough to a bell.
  Float32Array.from({ length: size }, () => random() + random() + random() - 1.5),
);

type Side = { readonly bit: number; readonly margin: number };

function sideOf(look: Uint8Array, plane: Plane): Side {
  let sum = 0;
  for (let index = 0; index < size; index += 1)
    sum += ((look[index] ?? 0) - (middle[index % middle.length] ?? 0)) * (plane[index] ?? 0);
  return { bit: sum > 0 ? 1 : 0, margin: Math.abs(sum) };
}

function sidesOf(look: Uint8Array, table: number): Side[] {
  return drawn.slice(table * planes, (table + 1) * planes).map((plane) => sideOf(look, plane));
}

const keyOf = (sides: readonly Side[]): number => sides.reduce((key, { bit }) => key * 2 + bit, 0);
const fineMark = (table: number, key: number): number => (table << 16) | key;
const coarseMark = (table: number, key: number): number => coarse | (table << 16) | (key >> (planes - coarsePlanes));

/** What is stored with a look. */
export function marksOf(look: Uint8Array): number[] {
  return Array.from({ length: tables }, (_, table) => {
    const key = keyOf(sidesOf(look, table));
    return [fineMark(table, key), coarseMark(table, key)];
  }).flat();
}

/** What is asked for: its own places, and those across the nearest planes. */
export function wantedMarks(look: Uint8Array): { readonly fine: number[]; readonly coarse: number[] } {
  const keys = Array.from({ length: tables }, (_, table) => {
    const sides = sidesOf(look, table);
    const key = keyOf(sides);
    const nearest = sides
      .map(({ margin }, index) => ({ margin, flip: 1 << (planes - 1 - index) }))
      .toSorted((a, b) => a.margin - b.margin)
      .slice(0, 3);
    return { table, key, near: nearest.map(({ flip }) => key ^ flip) };
  });
  return {
    fine: keys.flatMap(({ table, key, near }) => [key, ...near].map((one) => fineMark(table, one))),
    coarse: keys.map(({ table, key }) => coarseMark(table, key)),
  };
}
