import { describe, expect, it } from 'vitest';
import { parseCreative } from '../creative/parse.ts';
import { layoutCreative } from '../layout/layout.ts';
import { type PlacementId, placementOf, placements } from '../placements.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import type { AddedLayer } from './added-layers.ts';
import { designCreative } from './design-creative.ts';
import { AdDesign } from './design.ts';
import { changeTemplate, patchDesign, resetAll } from './edit-design.ts';
import { editableLayers } from './editable-layers.ts';
import { boxesOf } from './layer-boxes.ts';

const star: AddedLayer = {
  x: 0.5,
  y: 0.25,
  layer: {
    kind: 'shape',
    id: 'added-star-1',
    box: { x: 0, y: 0, width: 300, height: 300 },
    shape: { kind: 'burst', points: 12, depth: 0.2 },
    fill: { kind: 'solid', color: '#ff0000' },
  },
};
const words: AddedLayer = {
  x: 0.5,
  y: 0.5,
  layer: {
    kind: 'text',
    id: 'added-text-1',
    box: { x: 0, y: 0, width: 700, height: 120 },
    text: 'Now with a lid',
    style: { font: 'heading', size: 64, minSize: 20, color: '#000000' },
  },
};

function design(more: Partial<AdDesign> = {}, language: 'en' | 'ar' = 'en'): AdDesign {
  const { brief, product, brand } = sampleInput({ language, placement: 'meta-feed-square' });
  return {
    version: 1,
    base: { kind: 'template', template: 'product-hero' },
    brief,
    product: { name: product.name, images: [...product.images] },
    brand,
    patches: [],
    ...more,
  };
}

function boxIn(from: AdDesign, placement: PlacementId, id: string) {
  const list = layoutCreative(designCreative(from, placement), evenMeasurer);
  return boxesOf(list, editableLayers(from, placementOf(placement))).get(id);
}

describe('layers that a person added', () => {
  it('stand inside every size, evenly scaled, in a document that renders', () => {
    const made = design({ added: [star, words] });
    expect(AdDesign.safeParse(made).success).toBe(true);
    const misfits = placements.filter(({ id, width, height }) => {
      const box = boxIn(made, id, 'added-star-1');
      if (!box || !boxIn(made, id, 'added-text-1') || !parseCreative(designCreative(made, id)).ok) return true;
      const inside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      return !inside || Math.abs(box.width - box.height) > 0.01;
    });
    expect(misfits.map(({ id }) => id)).toEqual([]);
  });

  it('take patches as any layer does, and lie in front until ordered', () => {
    const made = design({ added: [star] });
    const before = boxIn(made, 'meta-feed-square', 'added-star-1');
    const moved = patchDesign(made, 'added-star-1', { dx: 0.1 }, { placement: 'meta-feed-square', only: false });
    expect(boxIn(moved, 'meta-feed-square', 'added-star-1')?.x).toBeCloseTo((before?.x ?? 0) + 108);
    const layers = designCreative(made, 'meta-feed-square').scenes[0]?.layers ?? [];
    expect(layers.at(-1)?.id).toBe('added-star-1');
  });

  it('are measured in the reading direction', () => {
    const aside = { ...star, x: 0.2 };
    const left = boxIn(design({ added: [aside] }), 'meta-feed-square', 'added-star-1');
    const right = boxIn(design({ added: [aside] }, 'ar'), 'meta-feed-square', 'added-star-1');
    expect((left?.x ?? 0) + (left?.width ?? 0) / 2).toBeCloseTo(216);
    expect((right?.x ?? 0) + (right?.width ?? 0) / 2).toBeCloseTo(864);
  });

  it('outlive another template and not a reset', () => {
    const everywhere = { placement: 'meta-feed-square', only: false };
    const made = patchDesign(
      patchDesign(
        design({ added: [star], locked: ['added-star-1', 'headline'] }),
        'added-star-1',
        { dx: 0.1 },
        everywhere,
      ),
      'headline',
      { dx: 0.1 },
      everywhere,
    );
    const other = changeTemplate(made, 'bold-type');
    expect(other.patches).toEqual([{ layer: 'added-star-1', dx: 0.1 }]);
    expect(other).toMatchObject({ added: [star], locked: ['added-star-1'] });
    expect(resetAll(made)).toEqual(design());
  });

  it.each([
    ['an id a template could have', { ...star, layer: { ...star.layer, id: 'headline' } }],
    [
      'a film in a picture',
      { ...star, layer: { kind: 'video', id: 'added-v', asset: 'a', fit: 'cover', box: star.layer.box } },
    ],
    ['no box', { ...star, layer: { ...star.layer, box: undefined } }],
  ])('refuse %s', (_what, one) => {
    expect(AdDesign.safeParse({ ...design(), added: [one] }).success).toBe(false);
  });

  it('refuse an id that is used twice, and designs of before still open', () => {
    expect(AdDesign.safeParse(design({ added: [star, star] })).success).toBe(false);
    expect(AdDesign.safeParse(design()).success).toBe(true);
  });
});
