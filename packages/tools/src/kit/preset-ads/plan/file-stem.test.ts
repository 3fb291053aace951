import { expect, it } from 'vitest';
import { fileStem } from './file-stem.ts';

it.each([
  ['Aurèle Eau de Toilette', 'aurele-eau-de-toilette'],
  ['../../etc/passwd', 'etc-passwd'],
  ['مصباح', 'ad'],
  ['x'.repeat(80), 'x'.repeat(40)],
  ['STEEL BOTTLE 750 ML INSULATED DOUBLE WALL WITH WARRANTY', 'steel-bottle-750-ml-insulated-double'],
])('names files of %s safely', (title, stem) => {
  expect(fileStem(title)).toBe(stem);
});
