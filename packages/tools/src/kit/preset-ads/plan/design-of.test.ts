import { expect, it } from 'vitest';
import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { FindTemplate } from '@adwright/studio/design/pinned-creative.ts';
import { templateOf } from '@adwright/studio/templates/registry.ts';
import { designOf, fieldsOfDesign, withoutHandwork } from './design-of.ts';
import { PresetBrief } from './input.ts';
import { forTemplate } from './of-each.ts';
import { restoredSources, tabCopyName } from '../../ad-designs/plan/tab-copies.ts';
import { sampleBrief, sampleDesign, samplePictures } from '../testing/sample-design.ts';

const offered = ['product-hero', 'diagonal'] as const;
const sizes = ['meta-feed-square', 'meta-stories'] as const;

it('makes the same design again from the fields an edited one was read into', () => {
  const design = sampleDesign('product-hero');
  const edited = {
    ...design,
    base: { kind: 'template' as const, template: 'diagonal' as const },
    brief: { ...design.brief, headline: 'Late light', points: ['One', 'Two', 'Three'] },
    brand: { ...design.brand, colors: { accent: '#aa0000', support: '#00aa00', ink: '#111111', paper: '#fefefe' } },
    patches: [{ layer: 'headline', dx: 0.1 }],
    added: [
      {
        x: 0.5,
        y: 0.5,
        layer: {
          kind: 'shape' as const,
          id: 'added-line-1',
          box: { x: 0, y: 0, width: 300, height: 8 },
          shape: { kind: 'rect' as const },
        },
      },
    ],
    groups: [{ id: 'group-1', layers: ['headline', 'added-line-1'] }],
    locked: ['headline'],
  };
  const fields = fieldsOfDesign(sampleBrief('product-hero'), { begun: design, edited }, offered, sizes);
  expect(fields.words.headline).toBe('Late light');
  expect(fields.product.benefits).toEqual(['One', 'Two', 'Three']);
  const { pin, ...again } = designOf(fields, edited.brief, samplePictures);
  expect(again).toEqual(edited);
  expect(Object.keys(pin?.frames ?? {})).toEqual(sizes);
});

it('keeps its own idea when the editor chose one that this tool does not offer', () => {
  const begun = sampleDesign('product-hero');
  const edited = { ...begun, base: { kind: 'template' as const, template: 'duel' as const } };
  expect(fieldsOfDesign(sampleBrief('product-hero'), { begun, edited }, offered, sizes).template).toBe('product-hero');
});

it('exchanges the picture that was exchanged, and keeps those that the idea does not show', () => {
  const begun = sampleDesign('product-hero');
  const [shown] = begun.product.images;
  const other = { id: 'other', asset: { ...shown?.asset, kind: 'image' as const, src: 'sample:mug:cutout' } };
  const edited = { ...begun, product: { ...begun.product, images: [other] } };
  const brief = sampleBrief('product-hero');
  const pictures = [...brief.product.pictures, 'sample:watch:scene'];
  const before = { ...brief, product: { ...brief.product, pictures } };
  expect(fieldsOfDesign(before, { begun, edited }, offered, sizes).product.pictures).toEqual([
    'sample:mug:cutout',
    'sample:desk-lamp:scene',
    'sample:watch:scene',
  ]);
});

it('names copies that only this tab has by their originals', () => {
  const design = sampleDesign('product-hero');
  const name = tabCopyName('sample:desk-lamp:cutout', 'product-cut-out');
  const images = design.product.images.map((image) => ({ ...image, asset: { ...image.asset, src: `asset:${name}` } }));
  const shown = { ...design, product: { ...design.product, images } };
  expect(restoredSources(shown)).toEqual(design);
});

it('keeps no photograph in a place as a picture of the product: it is taken anew', () => {
  const begun = sampleDesign('product-hero');
  const cut = `asset:${tabCopyName('sample:desk-lamp:cutout', 'product-cut-out')}`;
  const src = `asset:${tabCopyName(cut, 'in-kitchen')}`;
  const subject = { x: 0.3, y: 0.4, width: 0.4, height: 0.4 };
  const asset = { kind: 'image' as const, src, width: 1080, height: 1350, subject };
  const ground = { kind: 'image' as const, src: `asset:${tabCopyName(cut, 'of-kitchen')}`, width: 1080, height: 1350 };
  const plane = { x: 0.5, horizon: 0.3, stand: 0.8, behind: 0.5, front: 1.1 };
  const placed = { id: 'in-place-1', asset, place: { ground, plane } };
  const shown = restoredSources({ ...begun, product: { ...begun.product, photos: [placed] } });
  const [photo] = shown.product.photos ?? [];
  expect([photo?.asset.src, photo?.place?.ground.src]).toEqual(Array(2).fill('sample:desk-lamp:cutout'));
  const brief = sampleBrief('product-hero');
  const before = { ...brief, product: { ...brief.product, pictures: ['sample:desk-lamp:cutout'] } };
  const { product } = fieldsOfDesign(before, { begun: shown, edited: shown }, offered, sizes);
  expect(product.pictures).toEqual(['sample:desk-lamp:cutout']);
});

it('draws an ad that was changed by hand the same after its template was rewritten', () => {
  const begun = sampleDesign('product-hero');
  const edited = { ...begun, patches: [{ layer: 'headline', dx: 0.1 }] };
  const fields = fieldsOfDesign(sampleBrief('product-hero'), { begun, edited }, offered, sizes);
  const kept = designOf(PresetBrief.parse(JSON.parse(JSON.stringify(fields))), edited.brief, samplePictures);
  const rewritten: FindTemplate = () => templateOf('duel');
  for (const size of sizes) {
    expect(designCreative(kept, size, rewritten)).toEqual(designCreative(edited, size));
    expect(designCreative(edited, size, rewritten)).not.toEqual(designCreative(edited, size));
  }
});

it('forgets the pin with what was changed by hand, and with the idea it was made by', () => {
  const begun = sampleDesign('product-hero');
  const edited = { ...begun, patches: [{ layer: 'headline', dx: 0.1 }] };
  const fields = fieldsOfDesign(sampleBrief('product-hero'), { begun, edited }, offered, sizes);
  expect(withoutHandwork(fields)).not.toHaveProperty('pin');
  expect(forTemplate({ ...fields, template: 'diagonal' }, fields)).not.toHaveProperty('pin');
});
