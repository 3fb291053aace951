import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { column, row } from './kit/blocks.ts';
import { eyebrow } from './kit/copy-stack.ts';
import { isCovered } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { liftedBy } from './kit/paints.ts';
import { photoIn, photoOf } from './kit/photo-in.ts';
import { isBeside } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Plan = {
  readonly photo: Rect;
  readonly card: Rect;
  /** What the card leaves of the photograph. */ readonly clear: Rect;
};

/** The card lies over the photograph's edge: below it in upright frames, beside it in wide ones. */
function planOf(kit: Kit): Plan {
  const { area, full, shape, margin } = kit.frame;
  if (isBeside(kit)) {
    const width = area.width * (shape === 'banner' ? 0.56 : 0.5);
    const [edge, x] = [area.x + width, area.x + width - margin * 1.2];
    return {
      card: { ...area, width },
      photo: { ...full, x, width: full.width - x },
      clear: { ...full, x: edge, width: full.width - edge },
    };
  }
  // Where the network's buttons cover the lower part the card stands above, and the photograph reaches down under them.
  if (isCovered(kit.frame)) {
    const height = area.height * 0.42;
    const [edge, y] = [area.y + height, area.y + height - margin * 1.2];
    return {
      card: { ...area, height },
      photo: { ...full, y, height: full.height - y },
      clear: { ...full, y: edge, height: full.height - edge },
    };
  }
  const height = area.height * (shape === 'tower' ? 0.56 : shape === 'square' ? 0.38 : 0.32);
  const y = area.y + area.height - height;
  return { card: { ...area, y, height }, photo: { ...full, height: y + margin * 1.4 }, clear: { ...full, height: y } };
}

export const shopCard = defineTemplate({
  id: 'shop-card',
  kind: 'picture',
  category: 'product',
  idea: 'A photograph of the product in its place and a shop’s card over its edge: name, line, price, button.',
  slots: ['brand-name', 'headline', 'subline', 'price', 'cta', 'photo'],
  needs: ['photo'],
  compose(kit) {
    const { frame, input, roundness } = kit;
    const paper = kit.scheme('paper');
    const ground = kit.scheme('tint').ground;
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene(
            'main',
            ground,
            stripLayers(kit, { look: 'card', scheme: kit.scheme('tint'), plate: paper.ground }),
          ),
        ],
      };
    const photo = photoOf(kit);
    const { photo: view, card, clear } = planOf(kit);
    const pad = Math.min(card.width, card.height) * 0.11;
    const type = kit.type({ ...card, width: card.width - pad * 2, height: card.height - pad * 1.6 });
    const price = kit.price({ scheme: paper, type, size: type.cta * 1.7 });
    const call = kit.cta({ scheme: paper, type });
    const close =
      card.width > type.cta * 17
        ? row('close', [price, call], { size: { width: 'fill' }, justify: price ? 'between' : 'start' })
        : column('close', [price, call], { gap: type.gap * 0.6 });
    return {
      scenes: [
        kit.scene('main', ground, [
          ...(photo ? [photoIn(photo, view, { clear })] : kit.productIn(view)),
          column(
            'copy',
            [
              eyebrow(kit, 'brand', input.brand.name, {
                color: paper.accentText,
                size: type.label * 0.9,
                slot: 'brand-name',
                priority: 6,
              }),
              kit.headline({ scheme: paper, type: { ...type, headline: type.headline * 1.12 }, maxLines: 3 }),
              kit.subline({ scheme: paper, type, maxLines: 2, priority: 7 }),
              close,
            ],
            {
              box: card,
              padding: [pad, pad * 0.8],
              gap: type.gap * 0.7,
              justify: 'center',
              fill: solid(paper.ground),
              radius: frame.margin * (0.15 + roundness * 0.7),
              shadow: liftedBy(frame.margin),
            },
          ),
        ]),
      ],
    };
  },
});
