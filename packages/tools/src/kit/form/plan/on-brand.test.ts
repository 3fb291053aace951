import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import { withoutAvoided, withUsedFirst, wordIn } from '@adwright/contract/brand-kit/brand-words.ts';
import { expect, it } from 'vitest';
import { noProduct } from './ad-product.ts';
import { onBrandProduct } from './on-brand.ts';

const kit = {
  name: 'Kestrel',
  logos: [],
  colors: ['#112233'],
  link: 'https://kestrel.example',
} as unknown as BrandKit;

it('shows a product as its brand does, and leaves it what the kit does not say', () => {
  const product = { ...noProduct, title: 'Lamp', brand: 'Old', colors: ['#ffffff'], logo: 'sample:mug:cutout' };
  expect(onBrandProduct(product, kit)).toMatchObject({
    title: 'Lamp',
    brand: 'Kestrel',
    colors: ['#112233'],
    logo: 'sample:mug:cutout',
    url: 'https://kestrel.example',
  });
  expect(onBrandProduct(product, null)).toBe(product);
});

it('finds a word by itself, in every script', () => {
  expect(wordIn('Our Cheap lamp', ['cheap'])).toBe('cheap');
  expect(wordIn('Cheaper than ever', ['cheap'])).toBeUndefined();
  expect(wordIn('最安値のランプ', ['最安値'])).toBe('最安値');
  expect(wordIn('c++ (new)', ['(new)'])).toBe('(new)');
});

it('puts what says a word of the brand’s own first, and keeps the order otherwise', () => {
  expect(withUsedFirst(['a', 'b craft', 'c'], ['craft'], String)).toEqual(['b craft', 'a', 'c']);
});

it('drops what says an avoided word, unless nothing would be left', () => {
  expect(withoutAvoided(['cheap', 'warm'], ['cheap'], String)).toEqual(['warm']);
  expect(withoutAvoided(['cheap'], ['cheap'], String)).toEqual(['cheap']);
});
