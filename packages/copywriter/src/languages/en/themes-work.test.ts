import { expect, it } from 'vitest';
import { workThemes } from './themes-work.ts';

const lighting = workThemes.find(({ moves }) => moves.slogan?.some((line) => line.includes('In a good light')));

it.each([
  ['Kestrel desk lamp', true],
  ['Moon night light', true],
  ['A string of fairy lights', true],
  ['Kestrel ultra light running jacket', false],
  ['Light roast coffee', false],
])('hears in “%s” whether a lamp is meant', (topic, isLamp) => {
  expect(lighting?.match.test(topic)).toBe(isLamp);
});
