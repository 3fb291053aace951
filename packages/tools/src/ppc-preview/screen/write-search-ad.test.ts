import { sampleProducts } from '@adwright/samples/products.ts';
import { expect, it } from 'vitest';
import { adProductOfSample, noProduct } from '../../kit/form/plan/ad-product.ts';
import { PpcPreviewInput } from '../contract.ts';
import { landingPage, writeSearchAd } from './write-search-ad.ts';

it.each(sampleProducts)('writes an ad for the sample $title that can be downloaded as it is', async (sample) => {
  const ad = await writeSearchAd(adProductOfSample(sample), { language: 'en', seed: 0 });
  expect(PpcPreviewInput.safeParse({ ...ad, url: ad && landingPage(ad, '', '') }).success).toBe(true);
});

it('makes up no address for what is the person’s own', async () => {
  const ad = await writeSearchAd({ ...noProduct, title: 'Kestrel desk lamp' }, { language: 'en', seed: 0 });
  expect([ad?.url, ad?.fallbackUrl]).toEqual(['', '']);
});

it('leads to the product’s page, else to what was typed, and never to the page of the product before', () => {
  const [mug, teapot] = [
    { url: 'https://shop.example/mug', fallbackUrl: '' },
    { url: '', fallbackUrl: '' },
  ];
  expect(landingPage(mug, 'shop.example', '')).toBe('https://shop.example/mug');
  expect(landingPage(teapot, 'https://shop.example/mug', 'https://shop.example/mug')).toBe('');
  expect(landingPage(teapot, 'shop.example/teapot', 'https://shop.example/mug')).toBe('shop.example/teapot');
});

it.each(['سماعات هدوء الفجر اللاسلكية بعزل الضوضاء', 'Kestrel supercalifragilistically extraordinarily nice'])(
  'names a business without dots where the name %s is long',
  async (title) => {
    const ad = await writeSearchAd({ ...noProduct, title }, { language: 'en', seed: 0 });
    expect(ad?.business).toMatch(/^[\p{L} ]+$/u);
  },
);
