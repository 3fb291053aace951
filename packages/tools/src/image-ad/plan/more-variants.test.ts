import { ImageAdInput, type ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { expect, it } from 'vitest';
import { noPictures } from '../../kit/ad-designs/plan/ad-pictures.ts';
import { factsOf } from '../../kit/ad-designs/plan/ad-facts.ts';
import { adProductOfSample } from '../../kit/form/plan/ad-product.ts';
import { moreAtOnce, moreLikeThis, newHeadline } from './more-variants.ts';
import { planCandidates } from './plan.ts';

const order = (change: object = {}): ImageAdWallInput => {
  const product = adProductOfSample(sampleProducts[3]);
  return ImageAdInput.parse({ mode: 'wall', product, language: 'en', ...change }) as ImageAdWallInput;
};

const wall = (input: ImageAdWallInput): AdDesign[] =>
  planCandidates({ input, facts: factsOf(input, 'en'), written: [], pictures: noPictures, locale: 'en', seed: 1 }).map(
    ({ design }) => design,
  );

it('finds a headline no ad of the wall has, of its own even where the person gave one', async () => {
  const designs = wall(order()).slice(0, 12);
  const [first] = designs as [AdDesign];
  const line = await newHeadline(order(), first, designs);
  expect(line).toBeTruthy();
  expect(designs.map(({ brief }) => brief.headline)).not.toContain(line);
  const own = order({ copy: { headline: 'Mine' } });
  expect(await newHeadline(own, first, designs)).not.toBe('Mine');
});

it('makes more of one idea, in other words or colours, and of the same pictures', async () => {
  const designs = wall(order()).slice(0, 12);
  const [first] = designs as [AdDesign];
  const more = await moreLikeThis(order(), first, designs);
  expect(more).toHaveLength(moreAtOnce);
  for (const design of more) {
    expect(design.base).toEqual(first.base);
    expect(design.product.images).toEqual(first.product.images);
  }
  const looks = [...designs, ...more].map(({ base, brief, brand }) =>
    JSON.stringify([base, brief.headline, brand.colors]),
  );
  expect(new Set(looks.slice(-moreAtOnce)).size).toBe(moreAtOnce);
  expect(looks.slice(0, -moreAtOnce).some((look) => looks.slice(-moreAtOnce).includes(look))).toBe(false);
});

it('has none of a design that follows no template', async () => {
  const [first] = wall(order()) as [AdDesign];
  const drawn = { ...first, base: { kind: 'layers', width: 10, height: 10, background: {}, layers: [] } };
  expect(await moreLikeThis(order(), drawn as unknown as AdDesign, [])).toEqual([]);
});
