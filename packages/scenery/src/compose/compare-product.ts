import type { MakeCanvas } from '../stage.ts';
import type { Box, Cutout } from './cutout.ts';
import { fitProduct } from './fit-product.ts';

export type Comparison = {
  /** How many solid pixels of the product were compared. */
  readonly pixels: number;
  /** The largest difference of any channel of any of them, 0 to 255. */
  readonly largest: number;
  /** The mean difference of all their channels. */
  readonly mean: number;
};

/** Same-sized RGBA. Where the product is not solid something else shows through by its nature; that is not counted. */
export function compareSolid(made: Uint8ClampedArray, product: Uint8ClampedArray, map?: Uint8ClampedArray): Comparison {
  let [pixels, largest, sum] = [0, 0, 0];
  for (let at = 0; at < product.length; at += 4) {
    const alpha = product[at + 3] ?? 0;
    // Beyond the frame there is nothing to compare.
    if (alpha === 0 || made[at + 3] === 0) continue;
    if (alpha < 255) {
      if (map) paint(map, at, 206, 210, 216);
      continue;
    }
    const red = Math.abs((made[at] ?? 0) - (product[at] ?? 0));
    const green = Math.abs((made[at + 1] ?? 0) - (product[at + 1] ?? 0));
    const blue = Math.abs((made[at + 2] ?? 0) - (product[at + 2] ?? 0));
    const most = Math.max(red, green, blue);
    pixels += 1;
    sum += red + green + blue;
    if (most > largest) largest = most;
    if (!map) continue;
    if (most === 0) paint(map, at, 38, 151, 105);
    else paint(map, at, 255, 90 - Math.min(90, most * 8), 60);
  }
  return { pixels, largest, mean: pixels === 0 ? 0 : sum / (pixels * 3) };
}

function paint(map: Uint8ClampedArray, at: number, red: number, green: number, blue: number): void {
  map[at] = red;
  map[at + 1] = green;
  map[at + 2] = blue;
  map[at + 3] = 255;
}

/**
 * Holds a finished picture against the product scaled alone, pixel by pixel. `map` shows what came out: green where a
 * pixel is the product's own, grey along its soft edge, red where something else got in.
 */
export function compareProduct(
  picture: CanvasRenderingContext2D,
  cutout: Cutout,
  at: Box,
  makeCanvas: MakeCanvas,
): Comparison & { readonly map: CanvasRenderingContext2D } {
  const product = fitProduct(cutout, at, makeCanvas).getImageData(0, 0, at.width, at.height);
  const made = picture.getImageData(at.x, at.y, at.width, at.height);
  const map = makeCanvas(at.width, at.height);
  const pixels = map.createImageData(at.width, at.height);
  const comparison = compareSolid(made.data, product.data, pixels.data);
  map.putImageData(pixels, 0, 0);
  return { ...comparison, map };
}
