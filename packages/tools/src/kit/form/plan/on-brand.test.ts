import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import { withoutAvoided, withUsedFirst, wordIn } from '@adwright/contract/brand-kit/brand-words.ts';
import { expect, it } from 'vitest';
import { noProduct } from './ad-product.ts';
import { brandFonts, lookOf, onBrandProduct, rulesOf } from './on-brand.ts';

const kit = {
  id: '5f0c3d5e-52a3-4a53-9d52-0c2f8f1f0d11',
  name: 'Kestrel',
  logos: [],
  colors: ['#112233'],
  link: 'https://kestrel.example',
  type: '',
  fonts: { heading: null, body: null },
  tone: 'bold',
  cta: 'Shop Kestrel',
  use: [],
  avoid: ['cheap'],
} as unknown as BrandKit;

it('shows a product as its brand does, and leaves it what the kit does not say', () => {
  const product = { ...noProduct, title: 'Lamp', brand: 'Old', colors: ['#ffffff'], logo: 'sample:mug:cutout' };
  expect(onBrandProduct(product, rulesOf(kit))).toMatchObject({
    title: 'Lamp',
    brand: 'Kestrel',
    colors: ['#112233'],
    logo: 'sample:mug:cutout',
    url: 'https://kestrel.example',
  });
  expect(onBrandProduct(product, null)).toBe(product);
});

it('gives what is about no product the look of the brand', () => {
  const look = lookOf({ ...rulesOf(kit), type: 'poster' }, { name: '', colors: ['#ff0000'] });
  expect(look).toMatchObject({ name: 'Kestrel', fonts: { heading: 'Anton', body: 'Inter' } });
  expect(JSON.stringify(look.colors)).toContain('#112233');
  expect(lookOf(null, { name: 'Own', colors: [] }).name).toBe('Own');
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
