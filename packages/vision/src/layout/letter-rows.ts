/** Puts components that could be letters into rows: about as high, side by side, on one ground and of one colour. */
import type { Box } from '@adwright/domain/engines/pictures.ts';
import { around } from '../pure/boxes.ts';

export type Letter = {
  readonly label: number;
  readonly box: Box;
  readonly ground: number;
  readonly color: readonly [number, number, number];
  /** Share of its box that is ink. */
  readonly filled: number;
};

export type LetterRow = { readonly letters: readonly Letter[]; readonly box: Box; readonly ground: number };

type Row = { letters: Letter[]; body: Box };

/** Gaps between words, as multiples of the letters' height. */
const widestGap = 1.15;
const colourStep = 90;
/** A dot or an accent is lower than this share of its row, and stands no further off than the reach. */
const accent = { height: 0.45, reach: 0.5, most: 4 };

export function findRows(letters: readonly Letter[]): LetterRow[] {
  const rows: Row[] = [];
  for (const letter of letters.toSorted((a, b) => b.box.height - a.box.height)) {
    const home = rows.find((row) => belongs(letter, row));
    if (home) add(home, [letter]);
    else rows.push({ letters: [letter], body: letter.box });
  }
  joinWhere(rows, neighbours);
  joinWhere(rows, (one, other) => isAccentOf(other, one) || isAccentOf(one, other));
  return rows.map(({ letters: found }) => ({
    letters: found.toSorted((a, b) => a.box.x - b.box.x),
    box: around(found.map((letter) => letter.box)),
    ground: found[0]?.ground ?? -1,
  }));
}

function add(row: Row, letters: readonly Letter[]): void {
  row.letters.push(...letters);
  row.body = bodyOf(row.letters);
}

/** The band most of the row's letters share; a single tall stroke does not set it. */
function bodyOf(letters: readonly Letter[]): Box {
  const heights = letters.map((letter) => letter.box.height).toSorted((a, b) => b - a);
  const typical = heights[Math.floor(heights.length / 3)] ?? 1;
  const near = letters.filter(({ box }) => box.height >= typical * 0.8 && box.height <= typical * 1.3);
  return around((near.length > 0 ? near : letters).map(({ box }) => box));
}

function belongs({ box, ground, color }: Letter, { letters, body }: Row): boolean {
  const [first] = letters;
  if (!first || first.ground !== ground || !sameColour(first.color, color)) return false;
  if (box.height < accent.height * body.height) return false;
  if (verticalOverlap(box, body) < 0.55 * box.height) return false;
  const reach = widestGap * Math.max(box.height, body.height * 0.7);
  return letters.some((letter) => gapBetween(letter.box, box) <= reach);
}

function neighbours(one: Row, other: Row): boolean {
  const [a, b] = [one.letters[0], other.letters[0]];
  if (!a || !b || !sameColour(a.color, b.color)) return false;
  // Within a row the ground may change its name where a gradient is cut; beside it that is another text.
  if (a.ground !== b.ground && gapBetween(boxOf(one), boxOf(other)) >= 0) return false;
  const [low, high] = [Math.min(one.body.height, other.body.height), Math.max(one.body.height, other.body.height)];
  if (low < 0.55 * high || verticalOverlap(one.body, other.body) < 0.6 * low) return false;
  return gapBetween(boxOf(one), boxOf(other)) <= widestGap * high;
}

function isAccentOf(small: Row, row: Row): boolean {
  const [a, b] = [small.letters[0], row.letters[0]];
  if (!a || !b || a.ground !== b.ground || !sameColour(a.color, b.color) || small.letters.length > accent.most)
    return false;
  const box = boxOf(small);
  if (box.height > accent.height * 1.2 * row.body.height || box.width > 0.6 * boxOf(row).width) return false;
  const middle = box.y + box.height / 2;
  const reach = accent.reach * row.body.height;
  if (middle < row.body.y - reach || middle > row.body.y + row.body.height + reach * 0.5) return false;
  return gapBetween(box, boxOf(row)) <= 0.5 * row.body.height;
}

function boxOf({ letters }: Row): Box {
  return around(letters.map(({ box }) => box));
}

function joinWhere(rows: Row[], fits: (one: Row, other: Row) => boolean): void {
  for (let index = 0; index < rows.length;) {
    const row = rows[index] as Row;
    const at = rows.findIndex((other, place) => place > index && fits(row, other));
    if (at < 0) index += 1;
    else add(row, rows.splice(at, 1)[0]?.letters ?? []);
  }
}

function sameColour(a: Letter['color'], b: Letter['color']): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < colourStep;
}

function verticalOverlap(a: Box, b: Box): number {
  return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
}

function gapBetween(a: Box, b: Box): number {
  return Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
}
