/**
 * The mean of the values around each pixel, in a square of 2 × radius + 1 that is cut off at the border. Running sums:
 * its cost does not depend on the radius.
 */
export function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  return alongColumns(alongRows(values, width, height, radius), width, height, radius);
}

function alongRows(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += values[row + x] ?? 0;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += values[row + x + radius] ?? 0;
      if (x - radius > 0) sum -= values[row + x - radius - 1] ?? 0;
      result[row + x] = sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  return result;
}

function alongColumns(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(values.length);
  const sums = new Float64Array(width);
  const add = (y: number, sign: number): void => {
    const row = y * width;
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + sign * (values[row + x] ?? 0);
  };
  for (let y = 0; y < Math.min(radius, height); y += 1) add(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) add(y + radius, 1);
    if (y - radius > 0) add(y - radius - 1, -1);
    const count = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    for (let x = 0; x < width; x += 1) result[y * width + x] = (sums[x] ?? 0) / count;
  }
  return result;
}
