import { expect, it } from 'vitest';
import { withoutStop } from './without-stop.ts';

it.each([
  ['Hot till noon.', 'Hot till noon'],
  ['40 hours on one charge. Done.', '40 hours on one charge. Done.'],
  ['Costs 3.50 a day.', 'Costs 3.50 a day'],
  ['一日中温かい。', '一日中温かい'],
  ['冷めない。ずっと。', '冷めない。ずっと。'],
  ['Ready?', 'Ready?'],
])('%s stands as %s', (line, headline) => {
  expect(withoutStop(line)).toBe(headline);
});
