import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import { expect, it } from 'vitest';
import { fieldsFrom, orderOf, withBackdrop } from './fields.ts';

const givenUp = { kind: 'place', place: 'dune-dusk' } as unknown as ProductBackdrop;
const scene: ProductBackdrop = { kind: 'scene', scene: 'arch', color: null };

it('leaves out a place that was kept and is no longer there', () => {
  expect(fieldsFrom({ backdrops: [givenUp, scene] }).backdrops).toEqual([scene]);
});

it('begins with the usual place where nothing of what was kept is there', () => {
  expect(orderOf(fieldsFrom({ backdrops: [givenUp] }))).toEqual(orderOf(fieldsFrom({})));
  expect(orderOf(fieldsFrom({})).backdrops).toHaveLength(1);
});

it('keeps that nothing was chosen', () => {
  expect(orderOf(fieldsFrom({ backdrops: [] })).backdrops).toEqual([]);
});

it('puts the first choice in the place of the usual one, and others beside it', () => {
  const untouched = fieldsFrom({});
  expect(withBackdrop(untouched, scene)).toEqual([scene]);
  expect(withBackdrop(fieldsFrom({ backdrops: orderOf(untouched).backdrops }), scene)).toEqual([scene]);
  const other: ProductBackdrop = { kind: 'color', color: '#2255aa' };
  expect(withBackdrop({ backdrops: [scene] }, other)).toEqual([scene, other]);
  expect(withBackdrop({ backdrops: [] }, other)).toEqual([other]);
});

it('begins with a floor for what is large, as soon as it is known', () => {
  const chair = orderOf({ ...fieldsFrom({}), picture: 'sample:chair:cutout' }).backdrops;
  expect(chair).toEqual([{ kind: 'place', place: 'sweep-sand' }]);
  expect(orderOf({ ...fieldsFrom({}), title: 'Oak armchair' }).backdrops).toEqual(chair);
  expect(withBackdrop(fieldsFrom({ title: 'Oak armchair', backdrops: chair }), scene)).toEqual([scene]);
});
