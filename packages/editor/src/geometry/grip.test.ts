import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import { editableLayers } from '@adwright/studio/design/editable-layers.ts';
import { boxesOf } from '@adwright/studio/design/layer-boxes.ts';
import type { Rect } from '@adwright/studio/layout/display-list.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { expect, it } from 'vitest';
import { siteOf } from '../store/site.ts';
import { moveGrip, scaleGrip, takeHold, type Grip } from './grip.ts';

const frame = placementOf('meta-feed-square');
const scope = { placement: frame.id, only: false };

function design(language: 'en' | 'ar'): AdDesign {
  const { brief, product, brand } = sampleInput({ language, placement: 'meta-feed-square' });
  const base = { kind: 'template', template: 'product-hero' } as const;
  return { version: 1, base, brief, product: { name: product.name, images: [...product.images] }, brand, patches: [] };
}

function boxOf(from: AdDesign, id: string): Rect {
  const list = layoutCreative(designCreative(from, frame), evenMeasurer);
  return boxesOf(list, editableLayers(from, frame)).get(id) as Rect;
}

const siteFor = (from: AdDesign) => siteOf({ design: from, frame, only: false, measurer: evenMeasurer });

function grip(from: AdDesign, id: string): Grip {
  const [held] = takeHold(siteFor(from), [id]);
  if (!held) throw new Error(`cannot hold ${id}`);
  return held;
}

/** Cases: plain, mirrored, turned, and within a group that was itself moved and scaled. */
const cases: [string, AdDesign, string][] = [
  ['a text', design('en'), 'headline'],
  ['a button read from the right', design('ar'), 'cta'],
  ['a turned badge', patchDesign(design('en'), 'badge', { rotate: 30 }, scope), 'badge'],
  ['a text in a moved group', patchDesign(design('ar'), 'copy', { dx: 0.1, scale: 0.7 }, scope), 'headline'],
];

it.each(cases)('moves %s by as many pixels as the pointer', (_name, from, id) => {
  const before = boxOf(from, id);
  const after = boxOf(moveGrip(siteFor(from), grip(from, id), 40, -25), id);
  expect(after.x - before.x).toBeCloseTo(40, 3);
  expect(after.y - before.y).toBeCloseTo(-25, 3);
});

it.each(cases)('scales %s and leaves the opposite corner where it is', (_name, from, id) => {
  const before = boxOf(from, id);
  const once = scaleGrip(siteFor(from), grip(from, id), 1.6, { x: before.x, y: before.y });
  const after = boxOf(once, id);
  expect(after.width).toBeCloseTo(before.width * 1.6, 3);
  expect([after.x, after.y]).toEqual([expect.closeTo(before.x, 3), expect.closeTo(before.y, 3)]);
  const again = boxOf(scaleGrip(siteFor(once), grip(once, id), 0.5, { x: after.x, y: after.y }), id);
  expect(again.width).toBeCloseTo(before.width * 0.8, 3);
  expect(again.x).toBeCloseTo(before.x, 3);
});
