import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import { expect, it } from 'vitest';
import { fieldsFrom } from './fields.ts';

const givenUp = { kind: 'place', place: 'dune-dusk' } as unknown as ProductBackdrop;
const scene: ProductBackdrop = { kind: 'scene', scene: 'arch', color: null };

it('leaves out a place that was kept and is no longer there', () => {
  expect(fieldsFrom({ backdrops: [givenUp, scene] }).backdrops).toEqual([scene]);
});

it('begins with the usual place where nothing of what was kept is there', () => {
  expect(fieldsFrom({ backdrops: [givenUp] }).backdrops).toEqual(fieldsFrom({}).backdrops);
  expect(fieldsFrom({}).backdrops).toHaveLength(1);
});

it('keeps that nothing was chosen', () => {
  expect(fieldsFrom({ backdrops: [] }).backdrops).toEqual([]);
});
