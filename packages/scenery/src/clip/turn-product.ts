import type { MakeCanvas } from '../stage.ts';

/** Where the product begins and ends in each row; rows without ink take their neighbours'. */
export type Profile = { readonly middle: Float64Array; readonly half: Float64Array };

const solid = 24;

function edgesOf({ data, width, height }: ImageData): { left: Float64Array; right: Float64Array } {
  const left = new Float64Array(height).fill(Number.NaN);
  const right = new Float64Array(height).fill(Number.NaN);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < solid) continue;
      if (Number.isNaN(left[y])) left[y] = x;
      right[y] = x + 1;
    }
  }
  return { left, right };
}

/** Rows are turned alike with those around them: an outline that jumps would tear the picture. */
function smoothed(values: Float64Array, reach: number): Float64Array {
  return values.map((_, index) => {
    let [sum, count] = [0, 0];
    for (let near = Math.max(0, index - reach); near <= Math.min(values.length - 1, index + reach); near += 1) {
      const value = values[near] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      sum += value;
      count += 1;
    }
    return count === 0 ? 0 : sum / count;
  });
}

export function profileOf(pixels: ImageData): Profile {
  const { left, right } = edgesOf(pixels);
  const reach = Math.max(2, Math.round(pixels.height * 0.02));
  const [from, to] = [smoothed(left, reach), smoothed(right, reach)];
  return {
    middle: from.map((value, row) => (value + (to[row] ?? value)) / 2),
    half: from.map((value, row) => Math.max(1, ((to[row] ?? value) - value) / 2)),
  };
}

/** Wide things have less depth than width and move less when they are turned. */
export function depthOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(1, (height * 0.55) / width);
}

/**
 * The product seen from a little to the side, as if it were round: its outline stays, what is on it moves around.
 * Degrees; a browser and Node give the same pixels.
 */
export function turnProduct(
  product: CanvasRenderingContext2D,
  degrees: readonly number[],
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D[] {
  const { width, height } = product.canvas;
  const pixels = product.getImageData(0, 0, width, height);
  const profile = profileOf(pixels);
  const depth = depthOf(product.canvas);
  return degrees.map((angle) => {
    const made = makeCanvas(width, height);
    const turned = made.createImageData(width, height);
    turn(pixels, turned, profile, ((angle * Math.PI) / 180) * depth);
    made.putImageData(turned, 0, 0);
    return made;
  });
}

function turn({ data, width, height }: ImageData, into: ImageData, { middle, half }: Profile, angle: number): void {
  for (let y = 0; y < height; y += 1) {
    const center = middle[y] ?? 0;
    const reach = half[y] ?? 1;
    for (let x = 0; x < width; x += 1) {
      const place = (x + 0.5 - center) / reach;
      const from = Math.abs(place) >= 1 ? x : Math.max(0, center + Math.sin(Math.asin(place) - angle) * reach - 0.5);
      const first = Math.min(width - 1, Math.floor(from));
      const second = Math.min(width - 1, first + 1);
      const share = from - first;
      blend(data, into.data, (y * width + x) * 4, (y * width + first) * 4, (y * width + second) * 4, share);
    }
  }
}

/** Colours count by how solid they are, or the edge would take the colour of nothing. */
function blend(
  data: Uint8ClampedArray,
  into: Uint8ClampedArray,
  at: number,
  one: number,
  two: number,
  share: number,
): void {
  const a = (data[one + 3] ?? 0) * (1 - share);
  const b = (data[two + 3] ?? 0) * share;
  const alpha = a + b;
  if (alpha === 0) return;
  for (let channel = 0; channel < 3; channel += 1)
    into[at + channel] = ((data[one + channel] ?? 0) * a + (data[two + channel] ?? 0) * b) / alpha;
  into[at + 3] = alpha;
}
