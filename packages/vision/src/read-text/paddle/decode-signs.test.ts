import { expect, it } from 'vitest';
import { decodeSigns } from './decode-signs.ts';

it('writes each sign once for as long as it is seen, and twice where there was nothing between', () => {
  const signs = ['', 'a', 'l', ' '];
  const columns = [1, 1, 2, 2, 0, 2, 3, 0];
  const chances = Float32Array.from(columns.flatMap((sign) => signs.map((_, i) => (i === sign ? 0.8 : 0.05))));
  const { text, confidence } = decodeSigns(chances, signs);
  expect(text).toBe('all');
  expect(confidence).toBeCloseTo(0.8, 5);
  expect(decodeSigns(new Float32Array(8), signs)).toEqual({ text: '', confidence: 0 });
});
