import { expect, it } from 'vitest';
import { figuresOf, inventedFigures } from './figures.ts';

it('finds figures in the digits of any script', () => {
  expect(figuresOf('4.8 of 312, from 8:30')).toEqual(['4.8', '312', '8:30']);
  expect(figuresOf('٤٫٨ من ٣١٢')).toEqual(['4.8', '312']);
  expect(figuresOf('４０時間')).toEqual(['40']);
  expect(figuresOf('No figures.')).toEqual([]);
});

it('knows which of them nobody gave', () => {
  expect(inventedFigures('Now $24.00, was $60', 'It costs $24')).toEqual(['60']);
  expect(inventedFigures('خصم ١٥٪', '15% off')).toEqual([]);
  expect(inventedFigures('Trusted by 10,000', 'Trusted')).toEqual(['10,000']);
});
