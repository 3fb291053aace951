import { expect, it } from 'vitest';
import { betterSize } from './better-size.ts';

it('advises a larger picture only where the dots get too thin', () => {
  expect(betterSize({ modules: 25 }, { size: 300, margin: 4 })).toBeNull();
  expect(betterSize({ modules: 101 }, { size: 300, margin: 4 })).toBe(900);
  expect(betterSize({ modules: 177 }, { size: 2000, margin: 4 })).toBeNull();
  expect(betterSize({ modules: 177 }, { size: 300, margin: 12 })).toBe(1650);
});
