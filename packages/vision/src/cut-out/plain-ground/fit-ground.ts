/** A smooth ground behind everything: each channel a cubic surface over the picture. */
export type Ground = {
  /** Red, green and blue of the ground at each pixel. */
  readonly rgb: Float32Array;
  /** How far the border's own pixels are from it, in levels. */
  readonly spread: number;
  /** The share of the border that is ground and nothing else. */
  readonly share: number;
};

const terms = 10;
/** How wide a strip along the border is looked at. */
const strip = 0.06;
const rounds = 5;

function basis(x: number, y: number): number[] {
  return [1, x, y, x * x, x * y, y * y, x * x * x, x * x * y, x * y * y, y * y * y];
}

/** Above this spread, or with less of the border to itself, it is no plain ground. */
const plain = { spread: 4, share: 0.8 };

export function isPlain({ spread, share }: Ground): boolean {
  return spread <= plain.spread && share >= plain.share;
}

type Sample = { readonly at: number; readonly terms: readonly number[] };

function borderSamples(width: number, height: number): Sample[] {
  const [marginX, marginY] = [Math.max(2, width * strip), Math.max(2, height * strip)];
  const step = Math.max(1, Math.round(Math.max(width, height) / 400));
  const samples: Sample[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if (x > marginX && x < width - marginX && y > marginY && y < height - marginY) continue;
      samples.push({ at: y * width + x, terms: basis((2 * x) / width - 1, (2 * y) / height - 1) });
    }
  }
  return samples;
}

/** Fits by least squares, leaving out what stands out of the ground; then fits again without it. */
export function fitGround(rgb: Uint8Array, width: number, height: number): Ground {
  const samples = borderSamples(width, height);
  let kept = samples;
  let surfaces: number[][] = [];
  let spread = 0;
  for (let round = 0; round < rounds; round += 1) {
    surfaces = [0, 1, 2].map((channel) => leastSquares(kept, (at) => rgb[at * 3 + channel] ?? 0));
    const distances = samples.map((sample) => distance(rgb, sample, surfaces));
    const middle = median(distances);
    const limit = Math.max(4, 3 * middle);
    kept = samples.filter((_, index) => (distances[index] ?? 0) <= limit);
    spread = middle;
  }
  return { rgb: drawSurfaces(surfaces, width, height), spread, share: kept.length / samples.length };
}

function distance(rgb: Uint8Array, { at, terms: place }: Sample, surfaces: readonly number[][]): number {
  return Math.max(
    ...surfaces.map((surface, channel) => Math.abs((rgb[at * 3 + channel] ?? 0) - valueAt(surface, place))),
  );
}

function valueAt(surface: readonly number[], place: readonly number[]): number {
  let value = 0;
  for (let i = 0; i < terms; i += 1) value += (surface[i] ?? 0) * (place[i] ?? 0);
  return value;
}

function drawSurfaces(surfaces: readonly number[][], width: number, height: number): Float32Array {
  const drawn = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = basis((2 * x) / width - 1, (2 * y) / height - 1);
      for (let channel = 0; channel < 3; channel += 1)
        drawn[(y * width + x) * 3 + channel] = Math.min(255, Math.max(0, valueAt(surfaces[channel] ?? [], place)));
    }
  }
  return drawn;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Normal equations, solved by elimination; a little weight on every term keeps them solvable. */
function leastSquares(samples: readonly Sample[], value: (at: number) => number): number[] {
  const rows = Array.from({ length: terms }, (_, i) => {
    const row = new Float64Array(terms + 1);
    row[i] = 1e-6 * samples.length;
    return row;
  });
  for (const { at, terms: place } of samples) {
    const wanted = value(at);
    for (let i = 0; i < terms; i += 1) {
      const row = rows[i] as Float64Array;
      const factor = place[i] ?? 0;
      for (let j = 0; j < terms; j += 1) row[j] = (row[j] ?? 0) + factor * (place[j] ?? 0);
      row[terms] = (row[terms] ?? 0) + factor * wanted;
    }
  }
  return eliminate(rows);
}

function eliminate(rows: Float64Array[]): number[] {
  for (let i = 0; i < terms; i += 1) {
    let best = i;
    for (let r = i + 1; r < terms; r += 1) if (Math.abs(rows[r]?.[i] ?? 0) > Math.abs(rows[best]?.[i] ?? 0)) best = r;
    [rows[i], rows[best]] = [rows[best] as Float64Array, rows[i] as Float64Array];
    const pivot = rows[i] as Float64Array;
    for (let r = 0; r < terms; r += 1) {
      if (r === i) continue;
      const row = rows[r] as Float64Array;
      const factor = (row[i] ?? 0) / (pivot[i] || 1e-12);
      for (let c = i; c <= terms; c += 1) row[c] = (row[c] ?? 0) - factor * (pivot[c] ?? 0);
    }
  }
  return rows.map((row, i) => (row[terms] ?? 0) / (row[i] || 1e-12));
}
