import { inspectCreative } from '@adwright/studio/inspect/inspect-creative.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { expect, it } from 'vitest';
import { sampleDesign } from '../../kit/preset-ads/testing/sample-design.ts';
import { bannerCreative } from './plan.ts';
import { bannerSizes } from './sizes.ts';

it('carries the wall of a photograph on to where only larger screens look', () => {
  const design = sampleDesign('editorial');
  const edges = { top: '#111111', right: '#222222', bottom: '#333333', left: '#444444' };
  const photos = design.product.photos?.map((photo) => ({ ...photo, asset: { ...photo.asset, edges } })) ?? [];
  const creative = bannerCreative({ ...design, product: { ...design.product, photos } }, 'facebook-cover');
  const nodes = layoutCreative(creative, evenMeasurer).scenes[0]?.nodes ?? [];
  const wall = nodes.find(({ id }) => id === 'photo-wall');
  expect(wall?.box).toMatchObject({ x: 0, y: 0, height: 630 });
  expect(wall?.paint).toMatchObject({ fill: { color: '#444444' } });
});

it('shows the product by itself where a place would end like a postcard', () => {
  const design = sampleDesign('editorial');
  const edges = { top: '#111111', right: '#222222', bottom: '#333333', left: '#444444' };
  const subject = { x: 0.3, y: 0.4, width: 0.4, height: 0.4 };
  const photos = design.product.photos?.map((photo) => ({ ...photo, asset: { ...photo.asset, edges, subject } })) ?? [];
  const placed = { ...design, product: { ...design.product, photos } };
  const bare = { ...design, product: { ...design.product, photos: [] } };
  expect(bannerCreative(placed, 'facebook-cover').scenes).toEqual(bannerCreative(bare, 'facebook-cover').scenes);
});

it.each(bannerSizes.map(({ id }) => id))('keeps words out of what covers %s', (id) => {
  const creative = bannerCreative(sampleDesign('product-hero'), id);
  const size = bannerSizes.find((one) => one.id === id);
  expect(creative).toMatchObject({ width: size?.width, height: size?.height });
  expect(parseCreative(JSON.parse(JSON.stringify(creative)))).toMatchObject({ ok: true });
  const found = inspectCreative(layoutCreative(creative, evenMeasurer));
  expect(found.filter(({ kind }) => kind === 'unsafe' || kind === 'clipped')).toEqual([]);
});
