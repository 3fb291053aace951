import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { standingBox } from '@adwright/studio/design/layer-boxes.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { expect, it } from 'vitest';
import { adjustList } from './adjust-list.ts';
import { siteOf } from '../store/site.ts';
import { moveGrip, scaleGrip, takeHold } from './grip.ts';

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
  const site = siteOf({ design, frame, only: false, measurer: evenMeasurer });
  const layer = site.byId.get(id);
  const [grip] = takeHold(site, [id]);
  if (!grip || !layer) throw new Error(`cannot hold ${id}`);
  const anchor = { x: grip.box.x, y: grip.box.y };
  expect(places(adjustList(listOf(design), [layer], { x: 30, y: -20, factor: 1, anchor }))).toEqual(
    places(listOf(moveGrip(site, grip, 30, -20))),
  );
  expect(places(adjustList(listOf(design), [layer], { x: 0, y: 0, factor: 1.4, anchor }))).toEqual(
    places(listOf(scaleGrip(site, grip, 1.4, anchor))),
  );
});
