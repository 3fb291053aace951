import type { Layer } from '@adwright/studio/creative/layer.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { type PlacementId, placementOf } from '@adwright/studio/placements.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import type { TextExtent, TextMeasurer } from '@adwright/studio/text/measurer.ts';
import type { NamedFrame } from '../store/frame.ts';

export const squareFrame: NamedFrame = placementOf('meta-feed-square');
export const storyFrame: NamedFrame = placementOf('meta-stories');

/** An ad as the product's own tools make one. */
export function sampleDesign(language: 'en' | 'ar' = 'en'): AdDesign {
  const placement: PlacementId = 'meta-feed-square';
  const { brief, product, brand } = sampleInput({ language, placement });
  return {
    version: 1,
    base: { kind: 'template', template: 'product-hero' },
    brief,
    product: { name: product.name, images: [...product.images] },
    brand,
    patches: [],
  };
}

/** Texts and shapes side by side, as many as a document may have. */
export function crowdedDesign(count: number): AdDesign {
  const columns = Math.ceil(Math.sqrt(count));
  const side = 1080 / columns;
  const layers = Array.from({ length: count }, (_, index): Layer => {
    const box = { x: (index % columns) * side, y: Math.floor(index / columns) * side, width: side, height: side };
    const id = `part-${index}`;
    return index % 2 === 0
      ? {
          kind: 'text',
          id,
          box,
          text: `A few words that take two lines, number ${index}`,
          style: { font: 'body', size: 14, minSize: 6, color: '#101010', balance: true },
        }
      : { kind: 'shape', id, box, shape: { kind: 'rect', radius: 4 }, fill: { kind: 'solid', color: '#ffcc00' } };
  });
  return {
    ...sampleDesign(),
    base: { kind: 'layers', width: 1080, height: 1080, background: { kind: 'solid', color: '#ffffff' }, layers },
  };
}

/** As even as the studio's, and with a memory, as a browser's has one. */
export function memorisingMeasurer(): TextMeasurer {
  const known = new Map<string, TextExtent>();
  return {
    measure(font, text) {
      const found = known.get(text) ?? evenMeasurer.measure(font, text);
      known.set(text, found);
      return found;
    },
  };
}
