import { expect, it } from 'vitest';
import { fileStem } from './file-stem.ts';

it.each([
  ['Aurèle Eau de Toilette', 'aurele-eau-de-toilette'],
  ['../../etc/passwd', 'etc-passwd'],
  ['مصباح', 'ad'],
  ['x'.repeat(80), 'x'.repeat(40)],
])('names files of %s safely', (title, stem) => {
  expect(fileStem(title)).toBe(stem);
});
