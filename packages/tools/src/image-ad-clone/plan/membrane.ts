import type { Pixels } from './holes.ts';

/**
 * Fills holes as a skin stretched over them would: from the colours at their rim, with no edge of its own. Pure.
 * `hole` is above 127 where something is missing; colours are three bytes a pixel.
 */
/** Coarse levels settle the large holes, fine ones follow the rim. */
const coarsest = 12;
const rounds = 60;

export function membrane({ width, height, data }: Pixels, hole: Uint8Array): Uint8Array {
  const values = Float32Array.from(data);
  const missing = Uint8Array.from(hole, (value) => (value > 127 ? 1 : 0));
  settle(values, missing, width, height);
  return Uint8Array.from(values, (value) => Math.min(255, Math.max(0, Math.round(value))));
}

function settle(values: Float32Array, missing: Uint8Array, width: number, height: number): void {
  if (Math.min(width, height) > coarsest) {
    const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    const { small, gone } = halved(values, missing, width, height);
    settle(small, gone, across, down);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        if (missing[y * width + x] !== 1) continue;
        for (let c = 0; c < 3; c += 1) values[(y * width + x) * 3 + c] = between(small, across, down, x, y, c);
      }
  }
  const known = missing.some((one) => one === 0);
  if (!known) return;
  for (let round = 0; round < rounds; round += 1) relax(values, missing, width, height);
}

function halved(values: Float32Array, missing: Uint8Array, width: number, height: number) {
  const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const small = new Float32Array(across * down * 3);
  const gone = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      const known: number[] = [];
      for (const row of [2 * y, 2 * y + 1])
        for (const column of [2 * x, 2 * x + 1])
          if (row < height && column < width && missing[row * width + column] !== 1) known.push(row * width + column);
      const at = y * across + x;
      gone[at] = known.length === 0 ? 1 : 0;
      for (let c = 0; c < 3; c += 1)
        small[at * 3 + c] =
          known.reduce((sum, pixel) => sum + (values[pixel * 3 + c] ?? 0), 0) / Math.max(1, known.length);
    }
  return { small, gone };
}

function between(small: Float32Array, across: number, down: number, x: number, y: number, c: number): number {
  const [fx, fy] = [Math.max(0, (x - 0.5) / 2), Math.max(0, (y - 0.5) / 2)];
  const [left, top] = [Math.min(across - 1, Math.floor(fx)), Math.min(down - 1, Math.floor(fy))];
  const [right, bottom] = [Math.min(across - 1, left + 1), Math.min(down - 1, top + 1)];
  const [u, v] = [fx - left, fy - top];
  const at = (column: number, row: number): number => small[(row * across + column) * 3 + c] ?? 0;
  return (
    (at(left, top) * (1 - u) + at(right, top) * u) * (1 - v) + (at(left, bottom) * (1 - u) + at(right, bottom) * u) * v
  );
}

/** Every missing pixel becomes the mean of its neighbours; beyond the picture there are none. */
function relax(values: Float32Array, missing: Uint8Array, width: number, height: number): void {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (missing[pixel] !== 1) continue;
      for (let c = 0; c < 3; c += 1) {
        let [sum, count] = [0, 0];
        if (x > 0) [sum, count] = [sum + (values[(pixel - 1) * 3 + c] ?? 0), count + 1];
        if (x < width - 1) [sum, count] = [sum + (values[(pixel + 1) * 3 + c] ?? 0), count + 1];
        if (y > 0) [sum, count] = [sum + (values[(pixel - width) * 3 + c] ?? 0), count + 1];
        if (y < height - 1) [sum, count] = [sum + (values[(pixel + width) * 3 + c] ?? 0), count + 1];
        values[pixel * 3 + c] = sum / Math.max(1, count);
      }
    }
}
