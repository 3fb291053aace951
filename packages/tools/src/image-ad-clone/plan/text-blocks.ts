/** Puts lines that were set together back together: pieces of one line, then lines of one paragraph. */
import type { LayoutLine } from '@adwright/domain/engines/pictures.ts';
import { around } from '@adwright/vision/pure/boxes.ts';
import type { Rect } from './boxes.ts';

export type TextBlock = {
  readonly box: Rect;
  /** From the top to the bottom. */
  readonly lines: readonly LayoutLine[];
  readonly text: string;
  readonly panel: number | null;
  readonly capHeight: number;
  readonly confidence: number;
};

/** Multiples of the capitals' height. */
const wordGap = 1.8;
const lineGap = 1.25;

export function textBlocks(lines: readonly LayoutLine[], rightToLeft: boolean): TextBlock[] {
  const whole = joined(lines, sameLine, (parts) => oneLine(parts, rightToLeft));
  const groups: LayoutLine[][] = [];
  for (const line of whole.toSorted((a, b) => a.box.y - b.box.y)) {
    const home = groups.find((group) => continues(group.at(-1), line));
    if (home) home.push(line);
    else groups.push([line]);
  }
  return groups.map(asBlock);
}

function asBlock(lines: readonly LayoutLine[]): TextBlock {
  return {
    box: around(lines.map(({ box }) => box)),
    lines,
    text: lines.map(({ text }) => text).join('\n'),
    panel: lines[0]?.panel ?? null,
    capHeight: median(lines.map(({ capHeight }) => capHeight)),
    confidence: lines.reduce((sum, { confidence }) => sum + confidence, 0) / lines.length,
  };
}

function joined(
  lines: readonly LayoutLine[],
  fits: (a: LayoutLine, b: LayoutLine) => boolean,
  make: (parts: readonly LayoutLine[]) => LayoutLine,
): LayoutLine[] {
  const rest = lines.toSorted((a, b) => a.box.x - b.box.x);
  const made: LayoutLine[] = [];
  for (let first = rest.shift(); first; first = rest.shift()) {
    const parts = [first];
    for (let at = next(parts); at >= 0; at = next(parts)) parts.push(...rest.splice(at, 1));
    made.push(parts.length === 1 ? first : make(parts));
  }
  return made;

  function next(parts: readonly LayoutLine[]): number {
    return rest.findIndex((line) => parts.some((part) => fits(part, line)));
  }
}

function sameLine(a: LayoutLine, b: LayoutLine): boolean {
  if (!sameHand(a, b)) return false;
  const overlap = Math.min(a.box.y + a.box.height, b.box.y + b.box.height) - Math.max(a.box.y, b.box.y);
  if (overlap < 0.6 * Math.min(a.box.height, b.box.height)) return false;
  const gap = Math.max(a.box.x, b.box.x) - Math.min(a.box.x + a.box.width, b.box.x + b.box.width);
  return gap < wordGap * Math.min(a.capHeight, b.capHeight);
}

function oneLine(parts: readonly LayoutLine[], rightToLeft: boolean): LayoutLine {
  const inOrder = parts.toSorted((a, b) => (rightToLeft ? b.box.x - a.box.x : a.box.x - b.box.x));
  const main = parts.toSorted((a, b) => b.box.width - a.box.width)[0] as LayoutLine;
  return {
    ...main,
    text: inOrder.map(({ text }) => text).join(' '),
    box: around(parts.map(({ box }) => box)),
    capHeight: median(parts.map(({ capHeight }) => capHeight)),
  };
}

function continues(before: LayoutLine | undefined, line: LayoutLine): boolean {
  if (!before || !sameHand(before, line)) return false;
  const gap = line.box.y - before.box.y - before.box.height;
  const overlap =
    Math.min(before.box.x + before.box.width, line.box.x + line.box.width) - Math.max(before.box.x, line.box.x);
  return gap < lineGap * Math.max(before.capHeight, line.capHeight) && gap > -before.box.height && overlap > 0;
}

/** The same size, colour and strokes on the same ground; a price that was struck out stays by itself. */
function sameHand(a: LayoutLine, b: LayoutLine): boolean {
  if (a.panel !== b.panel || a.struck !== b.struck) return false;
  const size = Math.max(a.capHeight, b.capHeight) / Math.min(a.capHeight, b.capHeight);
  const strokes = Math.max(a.stroke, b.stroke) / Math.max(0.01, Math.min(a.stroke, b.stroke));
  return size < 1.24 && strokes < 1.45 && colourDistance(a.color, b.color) < 70;
}

export function colourDistance(a: string, b: string): number {
  const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  return Math.hypot(...[1, 3, 5].map((at) => channel(a, at) - channel(b, at)));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}
