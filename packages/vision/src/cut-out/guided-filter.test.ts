import { describe, expect, it } from 'vitest';
import { applyCoefficients } from './apply-coefficients.ts';
import { boxMean } from './box-mean.ts';
import { guideMask } from './guided-filter.ts';

const side = 64;
/** A red disc on blue, and a mask of it that is blurred and two pixels off. */
const inside = (x: number, y: number, shift = 0) => 20 - Math.hypot(x - 32 - shift, y - 32);
const rgb = new Uint8Array(side * side * 3);
const rough = new Float32Array(side * side);
for (let y = 0; y < side; y += 1) {
  for (let x = 0; x < side; x += 1) {
    const i = y * side + x;
    rgb.set(inside(x, y) > 0 ? [200, 40, 30] : [30, 60, 190], i * 3);
    rough[i] = Math.min(1, Math.max(0, 0.5 + inside(x, y, 2) / 10));
  }
}

describe('boxMean', () => {
  it('is the mean of the window, cut off at the border', () => {
    const values = Float32Array.from({ length: 12 }, (_, i) => i * i);
    for (const radius of [1, 2, 5]) {
      const [found] = [boxMean(values, 4, 3, radius)];
      for (let y = 0; y < 3; y += 1) {
        for (let x = 0; x < 4; x += 1) {
          const window = [...values].filter(
            (_, i) => Math.abs((i % 4) - x) <= radius && Math.abs(Math.floor(i / 4) - y) <= radius,
          );
          expect(found[y * 4 + x]).toBeCloseTo(window.reduce((sum, value) => sum + value, 0) / window.length, 3);
        }
      }
    }
  });
});

describe('the guided mask', () => {
  const coefficients = guideMask({ width: side, height: side, data: rough }, rgb, 6, 1e-4);

  it('moves the edges of a rough mask onto those of the picture', () => {
    const alpha = applyCoefficients(coefficients, rgb, side, side, { low: 0.3, high: 0.75 });
    let [wrongBefore, wrongAfter] = [0, 0];
    for (let i = 0; i < alpha.length; i += 1) {
      const truth = inside(i % side, Math.floor(i / side)) > 0;
      if ((rough[i] ?? 0) > 0.5 !== truth) wrongBefore += 1;
      if ((alpha[i] ?? 0) > 127 !== truth) wrongAfter += 1;
    }
    expect(wrongBefore).toBeGreaterThan(100);
    expect(wrongAfter).toBeLessThan(wrongBefore / 10);
  });

  it('applies to a larger copy of the picture', () => {
    const large = new Uint8Array(rgb.length * 4);
    for (let i = 0; i < side * side * 4; i += 1) {
      const source = (Math.floor(Math.floor(i / (side * 2)) / 2) * side + Math.floor((i % (side * 2)) / 2)) * 3;
      large.set(rgb.subarray(source, source + 3), i * 3);
    }
    const alpha = applyCoefficients(coefficients, large, side * 2, side * 2, { low: 0.3, high: 0.75 });
    expect(alpha[64 * 128 + 64]).toBe(255);
    expect(alpha[64 * 128 + 2]).toBe(0);
  });
});
