import type { Color } from '@adwright/studio/creative/paint.ts';
import type { MakeCanvas } from '../stage.ts';

/**
 * How far above its lowest point a product still stands on the ground, in its heights: the hind legs of a chair. What
 * is wider than high is seen along the ground, so that the heel of a shoe stands higher in the picture than its toe.
 */
function reachOf(width: number, height: number): number {
  return 0.16 * Math.max(1, Math.min(1.9, width / height));
}

/** An edge that rises more steeply than this turns away from the ground, as the side of a ball does. */
const turning = 0.55;

/**
 * Where the product touches the ground: its lower edge, the fainter the higher it lies and the more steeply it rises. A
 * round foot darkens the ground along its curve, four legs darken it in four places, and a handle in the air not at all.
 */
export function footprint(
  product: CanvasRenderingContext2D,
  color: Color,
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D {
  const { width, height } = product.canvas;
  const made = makeCanvas(width, height);
  const reach = height * reachOf(width, height);
  const rises = risesOf(product, reach);
  const thick = Math.max(1, height * 0.03);
  made.fillStyle = color;
  for (const [x, rise] of rises.entries()) {
    if (!Number.isFinite(rise)) continue;
    made.globalAlpha = Math.max(0, 1 - rise / reach) ** 1.5 / (1 + (steepnessAt(rises, x) / turning) ** 4);
    made.fillRect(x, height - rise - thick, 1, thick);
  }
  made.globalAlpha = 1;
  return made;
}

/**
 * How far above its lowest point the product's lower edge is, for each column; infinite where that is out of reach. An
 * edge ends within a pixel as much as the pixel is covered: in whole pixels, a foot that is nearly flat gets a tick of
 * black where its last row begins.
 */
function risesOf(product: CanvasRenderingContext2D, reach: number): Float64Array {
  const { width, height } = product.canvas;
  const top = Math.max(0, Math.floor(height - reach));
  const { data } = product.getImageData(0, top, width, height - top);
  return Float64Array.from({ length: width }, (_, x) => {
    const covered = (row: number): number => (data[(row * width + x) * 4 + 3] ?? 0) / 255;
    let row = height - top - 1;
    while (row >= 0 && covered(row) < 0.5) row -= 1;
    return row < 0 ? Infinity : height - (top + row + covered(row) + covered(row + 1));
  });
}

/** Over a few columns, of which those beyond the edge do not count. */
function steepnessAt(rises: Float64Array, x: number): number {
  const step = Math.max(1, Math.round(rises.length * 0.03));
  const about = [x - step, x + step].map((column) => rises[column] ?? Infinity);
  const [left, right] = about.map((rise, side) => (Number.isFinite(rise) ? { rise, x: side * 2 * step } : null));
  const here = { rise: rises[x] ?? 0, x: step };
  const [from, to] = [left ?? here, right ?? here];
  return to.x === from.x ? 0 : Math.abs(to.rise - from.rise) / (to.x - from.x);
}
