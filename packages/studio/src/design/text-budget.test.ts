import { expect, it } from 'vitest';
import { limits } from '../creative/limits.ts';
import { ImageAdSet } from '../document/image-ad-set.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { AdDesign } from './design.ts';

const { brief, product, brand } = sampleInput({ language: 'en', placement: 'meta-feed-square' });
const words = 'x'.repeat(limits.textLength);
const design = (patches: number, added: number): AdDesign => ({
  version: 1,
  base: { kind: 'template', template: 'product-hero' },
  brief,
  product: { name: product.name, images: [] },
  brand,
  patches: Array.from({ length: patches }, (_, index) => ({ layer: `part-${index}`, text: words })),
  added: Array.from({ length: added }, (_, index) => ({
    x: 0.5,
    y: 0.5,
    layer: {
      kind: 'text',
      id: `added-text-${index}`,
      text: words,
      box: { x: 0, y: 0, width: 100, height: 100 },
      style: { font: 'body', size: 20, color: '#000000' },
    },
  })),
});

it('takes as much text as a document may have, all of its texts together, and no more', () => {
  expect(AdDesign.safeParse(design(10, 5)).success).toBe(true);
  expect(AdDesign.safeParse(design(10, 6)).success).toBe(false);
  expect(AdDesign.safeParse(design(0, 16)).success).toBe(false);
  const set = { run_id: null, designs: { one: design(16, 0) }, order: [], chosen: [], edited: [] };
  expect(ImageAdSet.safeParse(set).success).toBe(false);
});
