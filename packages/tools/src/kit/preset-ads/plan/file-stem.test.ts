import { expect, it } from 'vitest';
import { fileStem } from './file-stem.ts';
import { inkOf } from './ink-box.ts';

it.each([
  ['Aurèle Eau de Toilette', 'aurele-eau-de-toilette'],
  ['../../etc/passwd', 'etc-passwd'],
  ['مصباح', 'ad'],
  ['x'.repeat(80), 'x'.repeat(40)],
])('names files of %s safely', (title, stem) => {
  expect(fileStem(title)).toBe(stem);
});

it('finds the rectangle with ink, and none where there is none', () => {
  const alpha = new Uint8Array(6 * 4);
  expect(inkOf(alpha, 6, 4, 1, 0)).toBeNull();
  alpha[1 * 6 + 2] = 255;
  alpha[2 * 6 + 4] = 200;
  alpha[0] = 5;
  expect(inkOf(alpha, 6, 4, 1, 0)).toEqual({ left: 2, top: 1, width: 3, height: 2 });
});
