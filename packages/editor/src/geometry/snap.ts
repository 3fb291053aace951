import type { Rect } from '@adwright/studio/layout/display-list.ts';

/** Lines things align to: edges and middle of the frame, its safe zone, and of the other things in it. */
export type SnapLines = {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** The other things themselves, for gaps of equal width between them. */
  readonly boxes: readonly Rect[];
};
/** The lines a thing stands on now, to be drawn. */
export type Guides = { readonly x: readonly number[]; readonly y: readonly number[] };

type Frame = {
  readonly width: number;
  readonly height: number;
  readonly safe: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
};

export const noGuides: Guides = { x: [], y: [] };

export function snapLines({ width, height, safe }: Frame, others: Iterable<Rect>): SnapLines {
  const boxes = [...others];
  const x = [0, safe.left, width / 2, width - safe.right, width];
  const y = [0, safe.top, height / 2, height - safe.bottom, height];
  for (const box of boxes) {
    x.push(box.x, box.x + box.width / 2, box.x + box.width);
    y.push(box.y, box.y + box.height / 2, box.y + box.height);
  }
  return { x, y, boxes };
}

type Snap = { readonly by: number; readonly lines: readonly number[] };

/** How far to go to the nearest line, if one is within reach, and the line. */
function nearest(edges: readonly number[], lines: readonly number[], reach: number): Snap | undefined {
  let best: Snap | undefined;
  for (const line of lines) {
    for (const edge of edges) {
      const by = line - edge;
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, lines: [line] };
    }
  }
  return best;
}

function sides(at: number, size: number): number[] {
  return [at, at + size / 2, at + size];
}

type Axis = { readonly at: number; readonly size: number };

/** Between two neighbours at equal distance from both. */
function between(moved: Axis, others: readonly Axis[], reach: number): Snap | undefined {
  const before = others.filter((one) => one.at + one.size <= moved.at + reach);
  const after = others.filter((one) => one.at >= moved.at + moved.size - reach);
  const start = Math.max(...before.map((one) => one.at + one.size));
  const end = Math.min(...after.map((one) => one.at));
  if (!Number.isFinite(start) || !Number.isFinite(end)) return undefined;
  const by = start + (end - start - moved.size) / 2 - moved.at;
  return Math.abs(by) <= reach ? { by, lines: [start, end] } : undefined;
}

const overlaps = (a: Axis, b: Axis): boolean => a.at < b.at + b.size && b.at < a.at + a.size;
const across = ({ x, width }: Rect): Axis => ({ at: x, size: width });
const down = ({ y, height }: Rect): Axis => ({ at: y, size: height });

/** A box that is being moved, drawn to the lines near it, or else between its neighbours. */
export function snapMove(box: Rect, lines: SnapLines, reach: number): { dx: number; dy: number; guides: Guides } {
  const beside = lines.boxes.filter((other) => overlaps(down(other), down(box))).map(across);
  const above = lines.boxes.filter((other) => overlaps(across(other), across(box))).map(down);
  const x = nearest(sides(box.x, box.width), lines.x, reach) ?? between(across(box), beside, reach);
  const y = nearest(sides(box.y, box.height), lines.y, reach) ?? between(down(box), above, reach);
  return { dx: x?.by ?? 0, dy: y?.by ?? 0, guides: { x: x?.lines ?? [], y: y?.lines ?? [] } };
}

export type Corner = { readonly x: 0 | 1; readonly y: 0 | 1 };
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where a side that is being pulled comes to lie, drawn to a line near it. */
export function snapSide(side: Side, at: number, lines: SnapLines, reach: number): { at: number; guides: Guides } {
  const across = side === 'left' || side === 'right';
  const line = reach > 0 ? nearest([at], across ? lines.x : lines.y, reach)?.lines[0] : undefined;
  if (line === undefined) return { at, guides: noGuides };
  return { at: line, guides: across ? { x: [line], y: [] } : { x: [], y: [line] } };
}

/** The factor for a box whose corner is being pulled, drawn to a line near that corner. */
export function snapScale(
  box: Rect,
  corner: Corner,
  factor: number,
  lines: SnapLines,
  reach: number,
): { factor: number; guides: Guides } {
  const anchor = { x: box.x + box.width * (1 - corner.x), y: box.y + box.height * (1 - corner.y) };
  const span = { x: box.width * (corner.x * 2 - 1), y: box.height * (corner.y * 2 - 1) };
  const x = nearest([anchor.x + span.x * factor], lines.x, reach);
  const y = nearest([anchor.y + span.y * factor], lines.y, reach);
  if (x && (!y || Math.abs(x.by) <= Math.abs(y.by)))
    return { factor: ((x.lines[0] ?? 0) - anchor.x) / span.x, guides: { x: x.lines, y: [] } };
  if (y) return { factor: ((y.lines[0] ?? 0) - anchor.y) / span.y, guides: { x: [], y: y.lines } };
  return { factor, guides: noGuides };
}
