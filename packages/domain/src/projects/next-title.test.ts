import { expect, it } from 'vitest';
import { nextTitle } from './duplicate-project.ts';

it.each([
  ['Lamp', 'Lamp (2)'],
  ['Lamp (2)', 'Lamp (3)'],
  ['', ''],
  [`${'Steel bottle '.repeat(8)}with a warranty`, `${'Steel bottle '.repeat(8)}with a (2)`],
])('calls the copy of “%s” “%s”', (title, next) => {
  expect(nextTitle(title)).toBe(next);
});
