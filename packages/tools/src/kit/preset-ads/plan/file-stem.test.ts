import { expect, it } from 'vitest';
import { fileStem } from './file-stem.ts';

it.each([
  ['Aurèle Eau de Toilette', 'aurele-eau-de-toilette'],
  ['../../etc/passwd', 'etc-passwd'],
  ['❤️ Love Mug ☕️', 'love-mug'],
  ['❤️', 'ad'],
  ['مصباح مكتب 750', 'مصباح-مكتب-750'],
  ['がんばれクリーム', 'がんばれクリーム'],
  ['한국어 크림', '한국어-크림'],
  ['Йогурт «Ёжик»', 'йогурт-ёжик'],
  ['हाथ से बना', 'हाथ-से-बना'],
  ['Smörgåsbord Łódź Çeşme', 'smorgasbord-łodz-cesme'],
  ['🔥🔥', 'ad'],
  ['夜'.repeat(60), '夜'.repeat(40)],
  ['x'.repeat(80), 'x'.repeat(40)],
  ['STEEL BOTTLE 750 ML INSULATED DOUBLE WALL WITH WARRANTY', 'steel-bottle-750-ml-insulated-double'],
])('names files of %s safely', (title, stem) => {
  expect(fileStem(title)).toBe(stem);
});
