import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { badgeOn } from './kit/badge-on.ts';
import { column, ellipseBlock, row } from './kit/blocks.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { stripLayers } from './kit/strip.ts';

type Regions = { readonly copy: Rect; readonly media: Rect; readonly centered: boolean };

function regions({ frame, sideBySide }: Kit): Regions {
  const { area, full, shape } = frame;
  if (sideBySide) {
    const [copy, media] = splitColumns(
      area,
      shape === 'banner' ? 0.6 : shape === 'square' ? 0.56 : 0.52,
      frame.margin * 1.4,
    );
    return {
      copy,
      media: {
        ...media,
        width: full.width - media.x - frame.margin * 0.4,
        y: full.height * 0.06,
        height: full.height * 0.88,
      },
      centered: false,
    };
  }
  if (shape === 'tower') {
    const [copy, media] = splitRows(area, 0.62, frame.margin);
    return { copy, media: { ...media, height: full.height - media.y - frame.margin * 0.5 }, centered: true };
  }
  const [copy, rest] = splitRows(area, shape === 'tall' ? 0.6 : 0.48, frame.margin * 0.4);
  // Below the words the product may stand where the network's own buttons lie.
  const bottom =
    shape === 'tall' ? Math.min(full.height * 0.94, rest.y + full.height * 0.46) : full.height - frame.margin * 0.5;
  return {
    copy,
    media: { x: full.width * 0.1, y: rest.y, width: full.width * 0.8, height: bottom - rest.y },
    centered: shape !== 'square',
  };
}

/** The disc the product stands before, as large as the frame lets it be and cut by its edge. */
function disc(media: Rect, color: string, widest: number): Layer {
  const size = Math.min(Math.max(media.width, media.height) * 0.98, widest);
  const x = media.x + media.width / 2 - size / 2;
  const y = media.y + media.height * 0.56 - size / 2;
  return ellipseBlock('disc', { x, y: Math.max(y, media.y + media.height * 0.08), width: size, height: size }, color, {
    slot: 'decor',
  });
}

export const productHero = defineTemplate({
  id: 'product-hero',
  kind: 'picture',
  category: 'product',
  idea: 'One product on a bright disc, one promise, one button.',
  slots: ['logo', 'headline', 'subline', 'price', 'badge', 'cta', 'product'],
  needs: ['product'],
  compose(kit) {
    const { frame, input } = kit;
    const tint = kit.scheme('tint');
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene('main', tint.ground, stripLayers(kit, { scheme: tint, plate: kit.scheme('accent').ground })),
        ],
      };
    const { copy, media, centered } = regions(kit);
    const type = kit.type(copy);
    const align = centered ? 'center' : 'start';
    const actions = row('actions', [kit.cta({ scheme: tint, type }), kit.price({ scheme: tint, type })], {
      gap: type.gap * 1.2,
    });
    const stacked = column('actions', [kit.price({ scheme: tint, type }), kit.cta({ scheme: tint, type })], {
      gap: type.gap * 0.6,
      align,
    });
    const words = column(
      'copy',
      [
        kit.logo({ scheme: tint, height: type.label * 1.7, maxWidth: copy.width * 0.5 }),
        kit.headline({ scheme: tint, type, align }),
        kit.subline({ scheme: tint, type, align }),
        frame.shape === 'tower' || (frame.shape === 'square' && kit.sideBySide) ? stacked : actions,
      ],
      {
        box: copy,
        gap: type.gap,
        align,
        justify: kit.sideBySide ? 'center' : 'start',
      },
    );
    const ink = kit.scheme('ink');
    const product = kit.productIn(
      overTheEdge(kit, {
        x: media.x + media.width * 0.04,
        y: media.y + media.height * 0.03,
        width: media.width * 0.92,
        height: media.height * 0.92,
      }),
    );
    const badge = badgeOn(kit, product, input.brief.badge, { fill: ink.ground, color: ink.text, share: 0.34 });
    return {
      scenes: [
        kit.scene('main', tint.ground, [
          kit.product
            ? disc(
                media,
                kit.behind(kit.clearScheme(['accent', 'support']).ground, tint.ground),
                kit.sideBySide ? media.width + frame.margin * 1.6 : Number.POSITIVE_INFINITY,
              )
            : undefined,
          ...product,
          words,
          badge,
        ]),
      ],
    };
  },
});
