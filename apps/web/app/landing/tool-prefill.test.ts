import { expect, it } from 'vitest';
import { productNameFrom } from './tool-prefill.ts';

it.each([
  ['https://shop.example/products/linen-apron', 'Linen apron'],
  ['shop.example/products/linen-apron?variant=2#top', 'Linen apron'],
  ['http://shop.example/p/Linen_Apron.html', 'Linen Apron'],
  ['https://shop.example/%E3%83%A9%E3%83%B3%E3%83%97', 'ランプ'],
  ['https://shop.example/%E0%A4%A', '%E0%A4%A'],
  ['www.kestrel.example', 'Kestrel'],
  ['https://kestrel.example/', 'Kestrel'],
  ['Kestrel desk lamp', 'Kestrel desk lamp'],
  ['  Lamp 2.0 ', 'Lamp 2.0'],
  ['ランプ', 'ランプ'],
])('%s is about “%s”', (typed, name) => {
  expect(productNameFrom(typed)).toBe(name);
});

it('never gives more than the tool takes', () => {
  expect(productNameFrom('x'.repeat(500))).toHaveLength(120);
  expect(productNameFrom(`https://a.example/${'x'.repeat(500)}`)).toHaveLength(120);
});
