import { expect, it } from 'vitest';
import { alignByEnergy } from './align-by-energy.ts';

it('puts words where somebody speaks, each by its length', () => {
  const speech = [
    { start: 1, end: 2 },
    { start: 3, end: 4 },
  ];
  const [first, second, third] = alignByEnergy(['abc', 'abc', 'abcdefg'], speech);
  expect(first).toEqual({ text: 'abc', start: 1, end: 1.5 });
  expect(second?.end).toBe(2);
  expect(third?.end).toBe(4);
});
