import { sampleProducts } from '@adwright/samples/products.ts';
import { expect, it } from 'vitest';
import { adProductOfSample, noProduct } from '../../kit/form/plan/ad-product.ts';
import { PpcPreviewInput } from '../contract.ts';
import { writeSearchAd } from './write-search-ad.ts';

it.each(sampleProducts)('writes an ad for the sample $title that can be downloaded as it is', async (sample) => {
  const ad = await writeSearchAd(adProductOfSample(sample), 'en', 0);
  expect(PpcPreviewInput.safeParse({ ...ad, url: ad?.url || ad?.fallbackUrl }).success).toBe(true);
});

it('makes up no address for what is the person’s own', async () => {
  const ad = await writeSearchAd({ ...noProduct, title: 'Kestrel desk lamp' }, 'en', 0);
  expect([ad?.url, ad?.fallbackUrl]).toEqual(['', '']);
});
