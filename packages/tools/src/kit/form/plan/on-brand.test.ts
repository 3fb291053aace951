import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import { withoutAvoided, withUsedFirst, wordIn } from '@adwright/contract/brand-kit/brand-words.ts';
import { expect, it } from 'vitest';
import { noProduct } from './ad-product.ts';
import { brandFonts, onBrandProduct } from './on-brand.ts';

const kit = {
  name: 'Kestrel',
  logos: [],
  colors: ['#112233'],
  link: 'https://kestrel.example',
  type: '',
  fonts: { heading: null, body: null },
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

it('sets ads in the fonts a kit asks for, uploaded ones first', () => {
  const own = { id: '0b8e7c1a-7a77-4d4c-9d59-3d2f6f0a1b2c', name: 'Acme', license: '' };
  const family = `Own ${own.id}`;
  expect(brandFonts(kit)).toBeNull();
  expect(brandFonts({ ...kit, type: 'poster' })).toEqual({ heading: 'Anton', body: 'Inter' });
  expect(brandFonts({ type: 'poster', fonts: { heading: own, body: null } })).toEqual({
    heading: family,
    body: 'Inter',
  });
  expect(brandFonts({ type: '', fonts: { heading: null, body: own } })).toEqual({ heading: family, body: family });
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
