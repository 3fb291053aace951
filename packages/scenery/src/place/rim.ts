import { drawBlurred } from '../paint/blur.ts';
import type { MakeCanvas } from '../stage.ts';

/** How much of each cell is turned away to the left, to the right and upwards: from 0, inside, to 1, at the outline. */
export type Rims = { readonly left: Float32Array; readonly right: Float32Array; readonly up: Float32Array };

/** How wide a rim is, in shares of the product's shorter side. */
const wide = 0.03;
/** What stands on the ground has none at its foot, by its height: there the ground keeps the light away. */
const foot = 0.14;

/**
 * What a lamp beside or behind a product lights of it: where its outline is near, and turned towards the lamp. Of a shape
 * that is known by its outline only nothing more can be said.
 */
export function rimsOf(product: CanvasRenderingContext2D, columns: number, rows: number, makeCanvas: MakeCanvas): Rims {
  const room = Math.ceil(Math.min(columns, rows) * wide * 3);
  const radius = Math.min(columns, rows) * wide;
  const small = makeCanvas(columns + 2 * room, rows + 2 * room);
  small.imageSmoothingQuality = 'high';
  small.drawImage(product.canvas, room, room, columns, rows);
  const { width, height } = small.canvas;
  const soft = makeCanvas(width, height);
  drawBlurred(soft, small.canvas, radius, makeCanvas);
  const { data } = soft.getImageData(0, 0, width, height);
  const cover = (x: number, y: number): number => (data[(y * width + x) * 4 + 3] ?? 0) / 255;
  const [left, right, up] = Array.from({ length: 3 }, () => new Float32Array(columns * rows)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let row = 0; row < rows; row += 1) {
    const above = Math.min(1, (1 - (row + 0.5) / rows) / foot);
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column + room, row + room];
      const [dx, dy] = [cover(x + 1, y) - cover(x - 1, y), cover(x, y + 1) - cover(x, y - 1)];
      const steep = Math.sqrt(dx * dx + dy * dy);
      if (steep < 1e-4) continue;
      // In the middle of what is thin both sides are near, and it is turned to neither.
      const turned = Math.min(1, (steep * radius) / 0.5);
      // Brightest at the very outline: even from there to where it ends, it is a glow around a sticker.
      const edge = above * turned * Math.min(1, 2 * (1 - cover(x, y))) ** 2;
      const at = row * columns + column;
      left[at] = edge * Math.max(0, dx / steep);
      right[at] = edge * Math.max(0, -dx / steep);
      up[at] = edge * Math.max(0, dy / steep);
    }
  }
  return { left, right, up };
}
