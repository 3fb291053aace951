import { inspectCreative } from '@adwright/studio/inspect/inspect-creative.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { parseCreative } from '@adwright/studio/creative/parse.ts';
import { expect, it } from 'vitest';
import { sampleDesign } from '../preset-ads/testing/sample-design.ts';
import { bannerCreative } from './plan.ts';
import { bannerSizes } from './sizes.ts';

it.each(bannerSizes.map(({ id }) => id))('keeps words out of what covers %s', (id) => {
  const creative = bannerCreative(sampleDesign('product-hero'), id);
  const size = bannerSizes.find((one) => one.id === id);
  expect(creative).toMatchObject({ width: size?.width, height: size?.height });
  expect(parseCreative(JSON.parse(JSON.stringify(creative)))).toMatchObject({ ok: true });
  const found = inspectCreative(layoutCreative(creative, evenMeasurer));
  expect(found.filter(({ kind }) => kind === 'unsafe' || kind === 'clipped')).toEqual([]);
});
