import { fromOklch, oklchOf } from '../brand/oklch.ts';
import { schemeOn, type Scheme } from '../brand/scheme.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { boxOf, ellipseBlock, free, textBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { photoIn, photoOf } from './kit/photo-in.ts';
import { beyondWords, wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** The light of the photograph as a plain colour, deep enough to be a colour beside it. */
function lightOf(kit: Kit, { asset: { edges } }: AdImage): Scheme {
  if (!edges) return kit.scheme('support');
  const { l, c, h } = oklchOf(edges.bottom);
  const deep = l > 0.62 ? 0.86 : 0.3;
  return schemeOn(kit.input.brand, fromOklch({ l: deep, c: Math.min(0.11, Math.max(0.035, c * 1.6)), h }));
}

/** The price on a round seal over the edge between both halves. */
function seal(kit: Kit, view: Rect, beside: boolean, scheme: Scheme): Layer | undefined {
  const { price } = kit.input.brief;
  const { area, floor } = kit.frame;
  const size = Math.min(view.width, view.height, area.width) * 0.27;
  if (!price || size < floor * 4.6) return undefined;
  const box = beside
    ? { x: view.x - size * 0.42, y: area.y + area.height - size, width: size, height: size }
    : { x: area.x + area.width - size, y: view.y - size * 0.42, width: size, height: size };
  return free(
    'seal',
    [
      { ...ellipseBlock('seal-disc', { x: 0, y: 0, width: size, height: size }, scheme.accent, { slot: 'decor' }) },
      {
        ...textBlock('seal-price', price, {
          font: 'heading',
          size: size * 0.36,
          minSize: Math.min(floor, size * 0.16),
          color: scheme.onAccent,
          align: 'center',
          valign: 'middle',
          maxLines: 1,
          slot: 'price',
        }),
        box: boxOf({ x: size * 0.12, y: size * 0.28, width: size * 0.76, height: size * 0.44 }),
      },
    ],
    { box, rotate: -6 },
  );
}

export const colourHalf = defineTemplate({
  id: 'colour-half',
  kind: 'picture',
  category: 'type',
  idea: 'One half a photograph, the other its own light as a plain colour with large words; the price seals the edge.',
  slots: ['logo', 'headline', 'subline', 'price', 'cta', 'photo'],
  needs: ['photo'],
  compose(kit) {
    const { frame } = kit;
    const photo = photoOf(kit);
    const light = photo ? lightOf(kit, photo) : kit.scheme('support');
    const scheme = { ...light, muted: light.text };
    if (frame.shape === 'strip')
      return { scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { look: 'split', scheme }))] };
    const regions = wordsAndPicture(kit, {
      wide: 0.5,
      banner: 0.56,
      upright: 0.42,
      tall: 0.58,
      tower: 0.54,
      square: 0.5,
    });
    const { copy, beside } = regions;
    const view = beyondWords(frame, regions);
    const type = kit.type(copy);
    const badge = photo && seal(kit, view, beside, scheme);
    return {
      scenes: [
        kit.scene('main', scheme.ground, [
          ...(photo ? [photoIn(photo, view)] : kit.productIn(view)),
          copyStack(kit, {
            scheme,
            type: { ...type, headline: type.headline * 1.28 },
            box: copy,
            justify: beside ? 'center' : 'start',
            headline: { lineHeight: 0.98, tracking: -0.03 },
            before: [kit.logo({ scheme, height: type.label * 1.6, maxWidth: copy.width * 0.5, priority: 6 })],
            subline: { priority: 5, maxLines: 3 },
            ...(badge ? { price: false } : {}),
          }),
          badge,
        ]),
      ],
    };
  },
});
