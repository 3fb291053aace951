import { expect, it } from 'vitest';
import { nearestRatio } from './nearest-ratio.ts';

it('finds the most alike shape', () => {
  const known = ['1:1', '16:9', '9:16', '4:5'] as const;
  expect(nearestRatio(1080, 1080, known)).toBe('1:1');
  expect(nearestRatio(1200, 628, known)).toBe('16:9');
  expect(nearestRatio(1080, 1920, known)).toBe('9:16');
  expect(nearestRatio(1080, 1350, known)).toBe('4:5');
  expect(nearestRatio(160, 600, known)).toBe('9:16');
});
