import type { CloneType } from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { LayoutLine } from '@adwright/domain/engines/pictures.ts';
import type { Rect } from './boxes.ts';
import type { TextBlock } from './text-blocks.ts';

/** A capital's height by the font's size. */
const capShare = 0.72;

/** The widest stroke of each weight, by the capitals' height; measured on grotesques of known weight. */
const weights: readonly (readonly [number, number])[] = [
  [0.085, 300],
  [0.117, 400],
  [0.128, 500],
  [0.142, 600],
  [0.167, 700],
  [0.192, 800],
];

/** `peers` are the other texts in the same container: a left edge they share is meant. */
export function typeStyle(block: TextBlock, container: Rect, peers: readonly Rect[], rightToLeft: boolean): CloneType {
  const main = block.lines.toSorted((a, b) => b.box.width - a.box.width)[0] as LayoutLine;
  const letters = block.text.replaceAll(/[^\p{L}]/gu, '');
  return {
    color: main.color,
    weight: weightOf(main.stroke),
    caps: letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase(),
    align: alignOf(block, container, peers, rightToLeft),
    size: Math.max(4, block.capHeight / capShare),
    lines: block.lines.length,
    face: faceOf(main),
  };
}

function weightOf(stroke: number): number {
  return weights.find(([widest]) => stroke <= widest)?.[1] ?? 900;
}

/** Small letters are too coarse to tell a serif by; there a plain face is the safer guess. */
function faceOf({ evenness, capHeight, letterWidth, stroke, struck }: LayoutLine): CloneType['face'] {
  if (struck) return 'sans';
  if (evenness < 0.52 && capHeight > 22) return 'serif';
  return letterWidth < 0.52 && stroke > 0.15 && evenness > 0.8 ? 'condensed' : 'sans';
}

/** By the edges the lines share; a single line by its place in what holds it. */
function alignOf(
  { lines, box }: TextBlock,
  container: Rect,
  peers: readonly Rect[],
  rightToLeft: boolean,
): CloneType['align'] {
  const [left, right] = rightToLeft ? (['end', 'start'] as const) : (['start', 'end'] as const);
  if (lines.length > 1) {
    const spread = (edge: (rect: Rect) => number): number => {
      const values = lines.map((line) => edge(line.box));
      return Math.max(...values) - Math.min(...values);
    };
    const widths = spread((rect) => rect.width);
    const lefts = spread((rect) => rect.x);
    const rights = spread((rect) => rect.x + rect.width);
    const middles = spread((rect) => rect.x + rect.width / 2) * 2;
    if (widths > 0.04 * box.width) {
      if (lefts <= Math.min(rights, middles)) return left;
      return middles <= rights ? 'center' : right;
    }
  }
  const near = 0.012 * container.width;
  const sharesEdge = (edge: (rect: Rect) => number): boolean =>
    peers.some((peer) => Math.abs(edge(peer) - edge(box)) < near && Math.abs(peer.width - box.width) > near);
  if (sharesEdge((rect) => rect.x)) return left;
  if (sharesEdge((rect) => rect.x + rect.width)) return right;
  const off = box.x + box.width / 2 - (container.x + container.width / 2);
  if (Math.abs(off) < 0.03 * container.width) return 'center';
  const room = { before: box.x - container.x, after: container.x + container.width - box.x - box.width };
  return room.after < 0.5 * room.before && room.after < 0.15 * container.width ? right : left;
}
