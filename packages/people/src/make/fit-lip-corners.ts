import { lips } from '@adwright/presenter/puppet/face-points.ts';
import { lightAt, type Shade } from './fit-lip-line.ts';

/** By the mouth's width: how far past the corners the line between the lips is followed, and how far skin about them moves along. */
const [furthest, soft] = [0.13, 0.2];
/** A line is darker than the skin above and below it by so much of that. */
const least = 0.14;
/** By the mouth's width: how far it climbs or falls from step to step, and how far beside it skin is looked at. */
const [climb, beside] = [0.01, 0.05];

/**
 * A smile's corners reach further than those of the average mouth that a mesh knows. What is left of the line outside of
 * them stays where it is when the mouth opens: dark specks beside its corners.
 */
export function fitLipCorners(mesh: Float32Array, shade: Shade): Float32Array {
  const at = (i: number | undefined) => ({ x: mesh[(i ?? 0) * 3] ?? 0, y: mesh[(i ?? 0) * 3 + 1] ?? 0 });
  const [left, right] = [at(lips.upperOuter[0]), at(lips.upperOuter[10])];
  const width = Math.hypot(right.x - left.x, right.y - left.y);
  const fitted = Float32Array.from(mesh);
  for (const [corner, before, sign] of [
    [left, at(lips.upperInner[1]), -1],
    [right, at(lips.upperInner[9]), 1],
  ] as const) {
    const slope = (corner.y - before.y) / Math.max(1, Math.abs(corner.x - before.x));
    const end = endOfLine(shade, { ...corner, sign, slope, width });
    for (let i = 0; i < mesh.length; i += 3) {
      const away = Math.hypot((mesh[i] ?? 0) - corner.x, (mesh[i + 1] ?? 0) - corner.y) / (width * soft);
      const share = Math.exp(-away * away);
      fitted[i] = (fitted[i] ?? 0) + (end.x - corner.x) * share;
      fitted[i + 1] = (fitted[i + 1] ?? 0) + (end.y - corner.y) * share;
    }
  }
  return fitted;
}

type Corner = {
  readonly x: number;
  readonly y: number;
  /** To which side it goes on, and how steeply. */
  readonly sign: -1 | 1;
  readonly slope: number;
  readonly width: number;
};

/** Where the line that leads past a corner fades into skin. */
function endOfLine(shade: Shade, { x, y, sign, slope, width }: Corner): { readonly x: number; readonly y: number } {
  let end = { x, y };
  for (let step = 1; step <= width * furthest; step += 1) {
    const column = x + sign * step;
    const row = darkestNear(shade, column, end.y + slope, Math.max(1, width * climb));
    const skin = [-1, 1].map((way) => lightAt(shade, column, row + way * width * beside));
    if (lightAt(shade, column, row) > Math.min(...skin) * (1 - least)) break;
    end = { x: column, y: row };
  }
  return end;
}

function darkestNear(shade: Shade, x: number, y: number, reach: number): number {
  let best = y;
  for (let by = -reach; by <= reach; by += 0.5) if (lightAt(shade, x, y + by) < lightAt(shade, x, best)) best = y + by;
  return best;
}
