import type { Color } from '@adwright/studio/creative/paint.ts';
import type { MakeCanvas } from '../stage.ts';

/**
 * How far above its lowest point a product still stands on the ground, in its heights: the hind legs of a chair. What
 * is wider than high is seen along the ground, so that the heel of a shoe stands higher in the picture than its toe.
 */
function reachOf(width: number, height: number): number {
  return 0.16 * Math.max(1, Math.min(1.9, width / height));
}

/**
 * Where the product touches the ground: its lower edge, the fainter the higher it lies. A round foot darkens the ground
 * along its curve, four legs darken it in four places, and a handle in the air not at all.
 */
export function footprint(
  product: CanvasRenderingContext2D,
  color: Color,
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D {
  const { width, height } = product.canvas;
  const reach = reachOf(width, height);
  const made = makeCanvas(width, height);
  const top = Math.max(0, Math.floor(height * (1 - reach)));
  const { data } = product.getImageData(0, top, width, height - top);
  const thick = Math.max(1, height * 0.03);
  made.fillStyle = color;
  for (let x = 0; x < width; x += 1) {
    let row = height - top - 1;
    while (row >= 0 && (data[(row * width + x) * 4 + 3] ?? 0) < 128) row -= 1;
    if (row < 0) continue;
    const y = top + row + 1;
    made.globalAlpha = Math.max(0, 1 - (height - y) / (height * reach)) ** 1.5;
    made.fillRect(x, y - thick, 1, thick);
  }
  made.globalAlpha = 1;
  return made;
}
