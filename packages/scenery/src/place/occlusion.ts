import { inPieces } from './in-pieces.ts';
import type { Outline } from './outline.ts';

/** How much of a light each cell of the ground is kept from, 0 to 1. Metres; the product stands at the origin. */
export type Occlusion = {
  readonly left: number;
  readonly near: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
};

/** An ellipse on the ground with a soft edge: what one slice of the product throws. */
export type Blot = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** Half the width of its edge. */
  readonly soft: number;
  /** Half of how broad the whole shadow is of which it is a part, across the way it runs; its own narrow side if not given. */
  readonly broad?: number;
};

/** Shadows longer than this are the ground's own darkness. */
const farthest = 1.6;

export function gather(blots: readonly Blot[], cells: number): Occlusion {
  let [left, right, near, far] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y, rx, ry, soft } of blots) {
    left = Math.max(-farthest, Math.min(left, x - rx - soft));
    right = Math.min(farthest, Math.max(right, x + rx + soft));
    near = Math.max(-farthest, Math.min(near, y - ry - soft));
    far = Math.min(farthest, Math.max(far, y + ry + soft));
  }
  const cell = Math.max(1e-4, right - left, far - near) / cells;
  const columns = Math.max(1, Math.ceil((right - left) / cell) + 2);
  const rows = Math.max(1, Math.ceil((far - near) / cell) + 2);
  const made = { left: left - cell, near: near - cell, cell, columns, rows, values: new Float32Array(columns * rows) };
  for (const blot of blots) put(blot, made);
  return made;
}

function put(
  { x, y, rx, ry, soft, broad = Math.min(rx, ry) }: Blot,
  { left, near, cell, columns, rows, values }: Occlusion,
): void {
  // Seen past the product, a light larger than it is never wholly gone.
  const core = Math.min(1, broad / soft + 0.15);
  const [unit, edge] = [Math.min(rx, ry), Math.max(soft, cell * 0.7)];
  const from = {
    column: Math.max(0, Math.floor((x - rx - edge - left) / cell)),
    row: Math.max(0, Math.floor((y - ry - edge - near) / cell)),
  };
  const to = {
    column: Math.min(columns - 1, Math.ceil((x + rx + edge - left) / cell)),
    row: Math.min(rows - 1, Math.ceil((y + ry + edge - near) / cell)),
  };
  for (let row = from.row; row <= to.row; row += 1) {
    const dy = (near + row * cell - y) / ry;
    for (let column = from.column; column <= to.column; column += 1) {
      const dx = (left + column * cell - x) / rx;
      // Not Math.hypot, which guards against overflow and takes ten times as long.
      const inside = (1 - Math.sqrt(dx * dx + dy * dy)) * unit;
      if (inside <= -edge) continue;
      const share = Math.min(1, (inside + edge) / (2 * edge));
      const value = core * share * share * (3 - 2 * share);
      const at = row * columns + column;
      if (value > (values[at] as number)) values[at] = value;
    }
  }
}

/** Between the cells' middles, evenly; nothing beyond them. */
export function occlusionAt({ left, near, cell, columns, rows, values }: Occlusion, x: number, y: number): number {
  const [across, up] = [(x - left) / cell, (y - near) / cell];
  const [column, row] = [Math.floor(across), Math.floor(up)];
  if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return 0;
  const [right, above, at] = [across - column, up - row, row * columns + column];
  const low = (values[at] ?? 0) * (1 - right) + (values[at + 1] ?? 0) * right;
  const high = (values[at + columns] ?? 0) * (1 - right) + (values[at + columns + 1] ?? 0) * right;
  return low * (1 - above) + high * above;
}

/** The dark where the product touches the ground: a thin line, and the wide dimness of the sky it hides. */
export function contactBlots(
  { foot }: Pick<Outline, 'foot'>,
  heightM: number,
  slope: number,
): { tight: Blot[]; wide: Blot[] } {
  const ellipses = foot.flatMap((run) =>
    inPieces(run, slope).map(({ middle, half }) => ({
      x: middle * heightM,
      y: middle * heightM * slope,
      rx: half * heightM,
      ry: run.deep * heightM,
    })),
  );
  return {
    tight: ellipses.map((one) => ({ ...one, soft: Math.min(0.006, heightM * 0.03) })),
    wide: ellipses.map((one) => ({ ...one, soft: Math.min(0.08, heightM * 0.3) })),
  };
}
