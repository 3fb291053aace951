import { sampleRate } from '../stereo.ts';

export type FilterKind = 'low' | 'high' | 'band';

/**
 * A state-variable filter (trapezoidal): stays stable while its cutoff moves from sample to sample.
 * The coefficients follow the cutoff only once it has moved audibly; computing them is most of the cost.
 */
export function makeFilter(kind: FilterKind, resonance = 0.7): (input: number, cutoff: number) => number {
  let [first, second, known, g, a] = [0, 0, 0, 0, 0];
  const k = 1 / resonance;
  return (input, cutoff) => {
    if (Math.abs(cutoff - known) > known * 0.004) {
      known = cutoff;
      g = Math.tan((Math.PI * Math.min(cutoff, sampleRate * 0.45)) / sampleRate);
      a = 1 / (1 + g * (g + k));
    }
    const band = a * (first + g * (input - second));
    const low = second + g * band;
    first = 2 * band - first;
    second = 2 * low - second;
    if (kind === 'low') return low;
    return kind === 'band' ? band : input - k * band - low;
  };
}
