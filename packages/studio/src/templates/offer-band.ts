import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { column, row } from './kit/blocks.ts';
import { fillText } from './kit/fill-text.ts';
import { isCovered, splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { photoIn, photoOf } from './kit/photo-in.ts';
import { isBeside } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Plan = { readonly band: Rect; readonly shout: Rect; readonly copy: Rect; readonly photo: Rect };

/** A band of colour along one side of the frame, the offer first; the photograph fills the rest. */
function planOf(kit: Kit): Plan {
  const { area, full, shape, margin } = kit.frame;
  if (isBeside(kit)) {
    const width = area.x + area.width * (shape === 'banner' ? 0.6 : 0.46) + margin;
    const inner = { ...area, width: width - area.x - margin };
    const [shout, copy] = shape === 'banner' ? splitColumns(inner, 0.44, margin) : splitRows(inner, 0.42, margin * 0.4);
    return { band: { ...full, width }, shout, copy, photo: { ...full, x: width, width: full.width - width } };
  }
  const share = isCovered(kit.frame) ? 0.6 : shape === 'tower' ? 0.6 : shape === 'square' ? 0.42 : 0.4;
  const inner = { ...area, height: area.height * share };
  const height = area.y + inner.height + margin * 0.8;
  const side = shape === 'square' || shape === 'portrait';
  const [shout, copy] = side ? splitColumns(inner, 0.42, margin * 0.8) : splitRows(inner, 0.4, margin * 0.4);
  return { band: { ...full, height }, shout, copy, photo: { ...full, y: height, height: full.height - height } };
}

export const offerBand = defineTemplate({
  id: 'offer-band',
  kind: 'picture',
  category: 'offer',
  idea: 'The offer as large as it gets on a band of the brand’s colour, the product in its place below.',
  slots: ['headline', 'badge', 'price', 'old-price', 'cta', 'photo'],
  needs: ['photo', 'offer'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief } = input;
    const found = kit.scheme('accent');
    const scheme = { ...found, muted: found.text };
    const poster = { font: 'accent', weight: 400 } as const;
    if (frame.shape === 'strip')
      return {
        accentFont: 'Anton',
        scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { look: 'offer', scheme }))],
      };
    const photo = photoOf(kit);
    const { band, shout, copy, photo: view } = planOf(kit);
    const type = kit.type(copy);
    return {
      accentFont: 'Anton',
      scenes: [
        kit.scene('main', scheme.ground, [
          ...(photo ? [photoIn(photo, view)] : kit.productIn(view)),
          column('band', [], { box: band, fill: solid(scheme.ground) }),
          fillText(kit, 'offer', brief.badge ?? brief.price ?? brief.headline, shout, {
            ...poster,
            color: scheme.text,
            caps: true,
            lineHeight: 0.96,
            most: 0.5,
            slot: brief.badge ? 'badge' : brief.price ? 'price' : 'headline',
          }),
          column(
            'copy',
            [
              kit.headline({ scheme, type: { ...type, headline: type.headline * 1.05 }, maxLines: 4 }),
              kit.price({ scheme, type, size: type.cta * 1.6 }),
              row('close', [kit.cta({ scheme, type })]),
            ],
            { box: copy, gap: type.gap * 0.7, justify: 'center' },
          ),
        ]),
      ],
    };
  },
});
