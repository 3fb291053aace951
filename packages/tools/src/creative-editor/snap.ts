import type { Rect } from '@adwright/studio/layout/display-list.ts';

/** Lines things align to: edges and middle of the frame, its safe zone, and of the other things in it. */
export type SnapLines = { readonly x: readonly number[]; readonly y: readonly number[] };
/** The lines a thing stands on now, to be drawn. */
export type Guides = { readonly x: readonly number[]; readonly y: readonly number[] };

type Frame = {
  readonly width: number;
  readonly height: number;
  readonly safe: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
};

export const noGuides: Guides = { x: [], y: [] };

export function snapLines({ width, height, safe }: Frame, others: Iterable<Rect>): SnapLines {
  const x = [0, safe.left, width / 2, width - safe.right, width];
  const y = [0, safe.top, height / 2, height - safe.bottom, height];
  for (const box of others) {
    x.push(box.x, box.x + box.width / 2, box.x + box.width);
    y.push(box.y, box.y + box.height / 2, box.y + box.height);
  }
  return { x, y };
}

/** How far to go to the nearest line, if one is within reach, and the line. */
function nearest(
  edges: readonly number[],
  lines: readonly number[],
  reach: number,
): { by: number; line: number } | undefined {
  let best: { by: number; line: number } | undefined;
  for (const line of lines) {
    for (const edge of edges) {
      const by = line - edge;
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, line };
    }
  }
  return best;
}

function sides(at: number, size: number): number[] {
  return [at, at + size / 2, at + size];
}

/** A box that is being moved, drawn to the lines near it. */
export function snapMove(box: Rect, lines: SnapLines, reach: number): { dx: number; dy: number; guides: Guides } {
  const x = nearest(sides(box.x, box.width), lines.x, reach);
  const y = nearest(sides(box.y, box.height), lines.y, reach);
  return { dx: x?.by ?? 0, dy: y?.by ?? 0, guides: { x: x ? [x.line] : [], y: y ? [y.line] : [] } };
}

export type Corner = { readonly x: 0 | 1; readonly y: 0 | 1 };

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
    return { factor: (x.line - anchor.x) / span.x, guides: { x: [x.line], y: [] } };
  if (y) return { factor: (y.line - anchor.y) / span.y, guides: { x: [], y: [y.line] } };
  return { factor, guides: noGuides };
}
