import { expect, it } from 'vitest';
import { standsIn } from './stands-in.ts';

const page = 'Die Lampe „Kestrel“ kostet 1.299,00 €.\nSie ist dimmbar – bis 2 %. 陶器の卓上ランプです。';

it.each([
  ['lampe "kestrel"', true],
  ['1.299,00 €', true],
  ['dimmbar, bis 2 %', true],
  ['卓上ランプ', true],
  ['', true],
  ['mp', false],
  ['299', true],
  ['dimmbar bis 3 %', false],
  ['Kestrel ist dimmbar', false],
  ['卓上のランプ', false],
])('%s stands there: %s', (phrase, stands) => {
  expect(standsIn(phrase, page)).toBe(stands);
});
