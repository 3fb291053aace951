import { expect, it } from 'vitest';
import type { Layer } from '../creative/layer.ts';
import { designCreative } from '../design/design-creative.ts';
import { layoutCreative } from '../layout/layout.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { templates } from '../templates/registry.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { coveredParts } from './covered-parts.ts';

const { brief, product, brand } = sampleInput({ language: 'en', placement: 'meta-feed-square' });
const words: Layer = {
  kind: 'text',
  id: 'price',
  slot: 'price',
  text: 'Half price',
  box: { x: 100, y: 100, width: 400, height: 100 },
  style: { font: 'heading', size: 80, color: '#000000' },
};
const cup: Layer = {
  kind: 'image',
  id: 'product',
  slot: 'product',
  asset: product.images[0]?.id ?? '',
  fit: 'cover',
  box: { x: 300, y: 400, width: 400, height: 400 },
};
const plate = (fields: object): Layer => ({
  kind: 'shape',
  id: 'plate',
  shape: { kind: 'rect' },
  fill: { kind: 'solid', color: '#ff0000' },
  box: { x: 80, y: 80, width: 460, height: 140 },
  ...fields,
});
const partsOf = (layers: Layer[]) =>
  coveredParts(
    layoutCreative(
      designCreative(
        {
          version: 1,
          base: { kind: 'layers', width: 1080, height: 1080, background: { kind: 'solid', color: '#ffffff' }, layers },
          brief,
          product: { name: product.name, images: [...product.images] },
          brand,
          patches: [],
        },
        'meta-feed-square',
      ),
      evenMeasurer,
    ),
  );

it('finds words and products that something lies over, and says what', () => {
  expect(partsOf([words, plate({})])).toMatchObject([{ text: 'Half price', slot: 'price', by: 'plate', share: 1 }]);
  const over = plate({ box: { x: 300, y: 400, width: 400, height: 300 } });
  expect(partsOf([cup, over])).toMatchObject([{ slot: 'product', by: 'plate' }]);
});

it('finds nothing under what lies behind, beside, or lets the light through', () => {
  expect(partsOf([plate({}), words])).toEqual([]);
  expect(partsOf([words, plate({ box: { x: 600, y: 600, width: 100, height: 100 } })])).toEqual([]);
  expect(partsOf([words, plate({ opacity: 0.3 })])).toEqual([]);
  expect(partsOf([words, plate({ fill: { kind: 'solid', color: '#00000040' } })])).toEqual([]);
  expect(partsOf([words, plate({ fill: undefined, stroke: { color: '#000000', width: 8 } })])).toEqual([]);
});

/** A square, a story and a strip: the shapes templates lay out differently. */
const checked = ['meta-feed-square', 'meta-stories', 'google-leaderboard'] as const;

it('finds nothing in what the templates make by themselves', () => {
  const found = templates
    .filter(({ kind }) => kind === 'picture')
    .flatMap((template) =>
      checked.flatMap((placement) => {
        const input = sampleInput({ language: 'en', placement });
        const design = {
          version: 1 as const,
          base: { kind: 'template' as const, template: template.id },
          brief: input.brief,
          product: { name: input.product.name, images: [...input.product.images] },
          brand: input.brand,
          patches: [],
        };
        return coveredParts(layoutCreative(designCreative(design, placement), evenMeasurer)).map(
          ({ layer, by, share }) => `${template.id} ${placement}: ${layer} under ${by} ${share.toFixed(2)}`,
        );
      }),
    );
  expect(found).toEqual([]);
});
