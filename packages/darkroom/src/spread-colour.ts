import type { Planes, Size } from './planes.ts';

/** From here on a colour is the thing's own; below, it is mostly division by little. */
const known = 0.6;

/**
 * Colours of a cut-out that are not premultiplied. What is hardly covered, and a rim outside, take the colour of their
 * neighbours inside: whatever scales or packs the picture later finds no black and no grey to mix in.
 */
export function spreadColour(light: Planes, alpha: Float32Array, size: Size, reach = 10): Planes {
  const { width, height } = size;
  const made = light.map((plane) =>
    plane.map((value, at) => value / Math.max(alpha[at] ?? 0, known)),
  ) as unknown as Planes;
  const filled = Uint8Array.from(alpha, (value) => (value >= known ? 1 : 0));
  let rim = edgeOf(filled, size);
  for (let step = 0; step < reach && rim.length > 0; step += 1) {
    for (const at of rim) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const sums = [0, 0, 0];
      let count = 0;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const from = row * width + column;
          if (filled[from] !== 1) continue;
          for (const channel of [0, 1, 2] as const) sums[channel] = (sums[channel] ?? 0) + (made[channel][from] ?? 0);
          count += 1;
        }
      for (const channel of [0, 1, 2] as const) made[channel][at] = (sums[channel] ?? 0) / count;
    }
    for (const at of rim) filled[at] = 1;
    rim = edgeOf(filled, size);
  }
  return made;
}

/** What is not filled and touches what is. */
function edgeOf(filled: Uint8Array, { width, height }: Size): number[] {
  const found: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (filled[at] === 1) continue;
      const beside =
        (x > 0 && filled[at - 1] === 1) ||
        (x < width - 1 && filled[at + 1] === 1) ||
        (y > 0 && filled[at - width] === 1) ||
        (y < height - 1 && filled[at + width] === 1);
      if (beside) found.push(at);
    }
  return found;
}
