import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, row, rule, textBlock } from './kit/blocks.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Bands = { readonly head: Rect; readonly middle: Rect; readonly foot: Rect; readonly media: Rect };

/** Headline, figure and call in bands; in upright frames the product stands beside the call, not below it. */
function regions(kit: Kit, figure: boolean): Bands {
  const { area, full, margin, shape } = kit.frame;
  const gap = margin * 0.35;
  if (kit.sideBySide || shape === 'tower') {
    const { copy, media } = wordsAndPicture(kit, { wide: 0.58, tower: 0.66 });
    const [head, rest] = splitRows(copy, figure ? 0.3 : 0.7, gap);
    const [middle, foot] = splitRows(rest, figure ? 0.7 : 0.02, gap);
    return { head, middle, foot, media: inset(media, margin * 0.5, margin * 0.9) };
  }
  const [head, rest] = splitRows(area, figure ? 0.2 : 0.5, gap);
  const [middle, low] = splitRows(rest, figure ? 0.58 : 0.02, gap);
  const [foot, side] = splitColumns(low, kit.product ? 0.42 : 1, margin * 0.5);
  const bottom = Math.min(full.height - margin * 0.4, low.y + Math.max(low.height, full.height * 0.38));
  return { head, middle, foot, media: { ...side, width: full.width - side.x - margin * 0.5, height: bottom - low.y } };
}

export const bigPrice = defineTemplate({
  id: 'big-price',
  kind: 'picture',
  category: 'offer',
  idea: 'The price is the headline: one enormous figure, the old one struck through above it.',
  slots: ['headline', 'price', 'old-price', 'badge', 'cta', 'product'],
  needs: ['price'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief } = input;
    const scheme = kit.clearScheme(['accent', 'support', 'ink', 'tint']);
    if (frame.shape === 'strip')
      return {
        accentFont: 'Anton',
        scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { look: 'offer', scheme }))],
      };
    const figure = brief.price || brief.badge;
    const beside = kit.sideBySide;
    const { head, middle, foot, media } = regions(kit, Boolean(figure));
    const type = kit.type({ ...head, height: head.height * 1.5 });
    const quiet = { ...scheme, muted: scheme.text };
    const words = column(
      'copy',
      [
        kit.logo({ scheme, height: type.label * 1.4, maxWidth: head.width * 0.5, priority: 7 }),
        kit.headline({ scheme, type, maxLines: 4 }),
        figure ? undefined : kit.subline({ scheme: quiet, type }),
      ],
      { box: head, gap: type.gap * 0.7, justify: 'start' },
    );
    const giant = Math.min(middle.height * 1.08, middle.width * 0.75);
    const number: Layer[] = figure
      ? [
          {
            ...textBlock('figure', figure, {
              font: 'accent',
              weight: 900,
              size: giant,
              minSize: Math.min(giant, frame.floor * 1.4),
              color: scheme.text,
              lineHeight: 0.98,
              tracking: -0.02,
              maxLines: 1,
              valign: 'middle',
              slot: brief.price ? 'price' : 'badge',
            }),
            box: boxOf(middle),
          },
        ]
      : [];
    const small = kit.type({ ...foot, height: foot.height * (beside ? 2.6 : 1.2) });
    const call = { ...small, cta: Math.max(small.cta, Math.min(foot.width * 0.075, foot.height * 0.2)) };
    const before =
      brief.price && brief.oldPrice
        ? textBlock('before', brief.oldPrice, {
            font: 'heading',
            size: call.cta * 1.3,
            minSize: frame.floor,
            color: scheme.text,
            decoration: 'strike',
            maxLines: 1,
            slot: 'old-price',
            priority: 5,
          })
        : undefined;
    const footer = column(
      'foot',
      [
        brief.cta || before
          ? rule('foot-line', scheme.text, Math.max(1, frame.margin * 0.05), { width: 'fill', priority: 7 })
          : undefined,
        foot.width > call.cta * 14
          ? row('foot-row', [kit.cta({ scheme, type: call }), before], { gap: small.cta })
          : column('foot-row', [before, kit.cta({ scheme, type: call })], { gap: small.cta * 0.6 }),
      ],
      { box: foot, gap: frame.margin * 0.4, justify: 'end' },
    );
    return {
      accentFont: 'Anton',
      scenes: [kit.scene('main', scheme.ground, [...kit.productIn(overTheEdge(kit, media)), words, ...number, footer])],
    };
  },
});
