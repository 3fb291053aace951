/** One channel of a picture after the other, in linear light. */
export type Planes = readonly [Float32Array, Float32Array, Float32Array];

export type Size = { readonly width: number; readonly height: number };

export function eachPlane(planes: Planes, change: (plane: Float32Array) => Float32Array): Planes {
  return [change(planes[0]), change(planes[1]), change(planes[2])];
}

export function clamp(value: number, low: number, high: number): number {
  // NaN compares with nothing; Blender writes a few.
  if (!(value > low)) return low;
  return value > high ? high : value;
}

/** Every four pixels as one. */
export function halfPlane(plane: Float32Array, { width, height }: Size): Float32Array {
  const [across, down] = [width >> 1, height >> 1];
  const made = new Float32Array(across * down);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const at = 2 * y * width + 2 * x;
      const sum = (plane[at] ?? 0) + (plane[at + 1] ?? 0) + (plane[at + width] ?? 0) + (plane[at + width + 1] ?? 0);
      made[y * across + x] = sum / 4;
    }
  }
  return made;
}

/** Nearly Gaussian: three box blurs one after the other. */
export function blurPlane(plane: Float32Array, size: Size, sigma: number): Float32Array {
  const reach = Math.max(1, Math.round(Math.sqrt(sigma * sigma * 4 + 1) / 2 - 0.5));
  let blurred = plane;
  for (let pass = 0; pass < 3; pass += 1) blurred = meanAbout(blurred, size, reach);
  return blurred;
}

/** The mean of the square about each pixel that reaches so far. */
export function meanAbout(plane: Float32Array, size: Size, reach: number): Float32Array {
  return boxDown(boxAcross(plane, size, reach), size, reach);
}

function boxAcross(plane: Float32Array, { width, height }: Size, reach: number): Float32Array {
  const made = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = -reach; x <= reach; x += 1) sum += plane[row + clamp(x, 0, width - 1)] ?? 0;
    for (let x = 0; x < width; x += 1) {
      made[row + x] = sum / (2 * reach + 1);
      sum += (plane[row + Math.min(width - 1, x + reach + 1)] ?? 0) - (plane[row + Math.max(0, x - reach)] ?? 0);
    }
  }
  return made;
}

function boxDown(plane: Float32Array, { width, height }: Size, reach: number): Float32Array {
  const made = new Float32Array(plane.length);
  const sums = new Float64Array(width);
  for (let y = -reach; y <= reach; y += 1) {
    const row = clamp(y, 0, height - 1) * width;
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (plane[row + x] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    const [row, next, past] = [y * width, Math.min(height - 1, y + reach + 1) * width, Math.max(0, y - reach) * width];
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0;
      made[row + x] = sum / (2 * reach + 1);
      sums[x] = sum + (plane[next + x] ?? 0) - (plane[past + x] ?? 0);
    }
  }
  return made;
}
