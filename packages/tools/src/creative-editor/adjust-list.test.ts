import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { editableLayers } from '@adwright/studio/design/editable-layers.ts';
import { standingBox } from '@adwright/studio/design/layer-boxes.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { expect, it } from 'vitest';
import { adjustList } from './adjust-list.ts';
import { moveBy, scaleAbout, takeHold } from './place-layer.ts';

const frame = placementOf('meta-feed-square');
const { brief, product, brand } = sampleInput({ language: 'ar', placement: 'meta-feed-square' });
const design: AdDesign = {
  version: 1,
  base: { kind: 'template', template: 'product-hero' },
  brief,
  product: { name: product.name, images: [...product.images] },
  brand,
  patches: [],
};
const listOf = (from: AdDesign): DisplayList => layoutCreative(designCreative(from, frame), evenMeasurer);
const places = (list: DisplayList) =>
  list.scenes[0]?.nodes.map((node) => [node.id, ...Object.values(standingBox(node)).map((value) => value.toFixed(2))]);

it.each(['headline', 'badge', 'cta', 'product'])('draws a drag of %s as it will be kept', (id) => {
  const layer = editableLayers(design, frame).find((one) => one.id === id);
  const grip = layer && takeHold(design, layer, frame, { placement: frame.id, only: false }, evenMeasurer);
  if (!grip) throw new Error(`cannot hold ${id}`);
  const anchor = { x: grip.box.x, y: grip.box.y };
  expect(places(adjustList(listOf(design), layer, { x: 30, y: -20, factor: 1, anchor }))).toEqual(
    places(listOf(moveBy(grip, 30, -20))),
  );
  expect(places(adjustList(listOf(design), layer, { x: 0, y: 0, factor: 1.4, anchor }))).toEqual(
    places(listOf(scaleAbout(grip, 1.4, anchor))),
  );
});
