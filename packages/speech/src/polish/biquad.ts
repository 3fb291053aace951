import { sampleRate } from '@adwright/sound/stereo.ts';

type Pass = { readonly hertz: number; readonly q: number };
type Shaped = Pass & { readonly decibels: number };

export type Band =
  | (Pass & { readonly kind: 'high-pass' })
  | (Pass & { readonly kind: 'low-pass' })
  | (Shaped & { readonly kind: 'peak' | 'low-shelf' | 'high-shelf' });

type Coefficients = readonly [b0: number, b1: number, b2: number, a0: number, a1: number, a2: number];

/** The filters of the Audio EQ Cookbook (R. Bristow-Johnson). */
function coefficientsOf(band: Band): Coefficients {
  const w = (2 * Math.PI * band.hertz) / sampleRate;
  const [sin, cos] = [Math.sin(w), Math.cos(w)];
  const alpha = sin / (2 * band.q);
  if (band.kind === 'high-pass') return [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha];
  if (band.kind === 'low-pass') return [(1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha];
  const a = 10 ** (band.decibels / 40);
  if (band.kind === 'peak') return [1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a];
  const root = 2 * Math.sqrt(a) * alpha;
  const sign = band.kind === 'low-shelf' ? 1 : -1;
  return [
    a * (a + 1 - sign * (a - 1) * cos + root),
    sign * 2 * a * (a - 1 - sign * (a + 1) * cos),
    a * (a + 1 - sign * (a - 1) * cos - root),
    a + 1 + sign * (a - 1) * cos + root,
    -sign * 2 * (a - 1 + sign * (a + 1) * cos),
    a + 1 + sign * (a - 1) * cos - root,
  ];
}

/** Filters where the sound lies. */
export function equalise(samples: Float32Array, bands: readonly Band[]): void {
  for (const band of bands) {
    const [b0, b1, b2, a0, a1, a2] = coefficientsOf(band);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let i = 0; i < samples.length; i += 1) {
      const x = samples[i] ?? 0;
      const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      samples[i] = y;
    }
  }
}
