/**
 * Dynamic time warping: for each row of one recording, the row of the other that it corresponds to. Long ones are
 * first warped coarsely and then finely near the coarse path, so that memory grows with the length, not its square.
 */
export type Rows = { readonly values: Float32Array; readonly width: number };

const countOf = ({ values, width }: Rows): number => values.length / width;
const wholeCells = 4_000_000;
const coarser = 4;
/** Rows to both sides of the coarse path. */
const band = 60;

export function warp(from: Rows, to: Rows): Int32Array {
  const [n, m] = [countOf(from), countOf(to)];
  if (n * m <= wholeCells) return path(from, to, () => [0, m]);
  const coarse = warp(thin(from), thin(to));
  return path(from, to, (row) => {
    const center = (coarse[Math.min(coarse.length - 1, Math.floor(row / coarser))] ?? 0) * coarser;
    return [Math.max(0, center - band), Math.min(m, center + band)];
  });
}

/** Every fourth row, as the mean of the four. */
function thin({ values, width }: Rows): Rows {
  const count = Math.floor(values.length / width / coarser);
  const out = new Float32Array(Math.max(1, count) * width);
  for (let row = 0; row < count; row += 1) {
    for (let k = 0; k < width; k += 1) {
      let sum = 0;
      for (let i = 0; i < coarser; i += 1) sum += values[(row * coarser + i) * width + k] ?? 0;
      out[row * width + k] = sum / coarser;
    }
  }
  return { values: out, width };
}

const [both, down, right] = [0, 1, 2];

function path(from: Rows, to: Rows, range: (row: number) => readonly [number, number]): Int32Array {
  const [n, m] = [countOf(from), countOf(to)];
  const starts = new Int32Array(n);
  const steps: Uint8Array[] = [];
  let last = new Float64Array(m + 1).fill(Infinity);
  let costs = new Float64Array(m + 1).fill(Infinity);
  last[0] = 0;
  for (let row = 0; row < n; row += 1) {
    const [first, end] = range(row);
    starts[row] = first;
    const step = new Uint8Array(end - first);
    costs.fill(Infinity);
    for (let column = first; column < end; column += 1) {
      const distance = distanceOf(from, row, to, column);
      // Standing still in one recording while the other goes on costs more than walking together.
      const above = (last[column + 1] ?? Infinity) + distance * 1.15;
      const left = (costs[column] ?? Infinity) + distance * 1.15;
      let best = (last[column] ?? Infinity) + distance;
      let direction = both;
      if (above < best) {
        best = above;
        direction = down;
      }
      if (left < best) {
        best = left;
        direction = right;
      }
      costs[column + 1] = best;
      step[column - first] = direction;
    }
    steps.push(step);
    [last, costs] = [costs, last];
  }
  return walkBack(n, m, starts, steps);
}

function walkBack(n: number, m: number, starts: Int32Array, steps: readonly Uint8Array[]): Int32Array {
  const result = new Int32Array(n);
  let [row, column] = [n - 1, m - 1];
  while (row >= 0 && column >= 0) {
    const first = starts[row] ?? 0;
    const step = steps[row];
    column = Math.min(Math.max(column, first), first + (step?.length ?? 1) - 1);
    result[row] = column;
    const direction = step?.[column - first] ?? both;
    if (direction !== right) row -= 1;
    if (direction !== down) column -= 1;
    if (column < 0) column = 0;
  }
  return result;
}

function distanceOf(from: Rows, row: number, to: Rows, column: number): number {
  const { width } = from;
  const [a, b] = [row * width, column * width];
  let sum = 0;
  for (let k = 0; k < width; k += 1) {
    const difference = (from.values[a + k] ?? 0) - (to.values[b + k] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}
