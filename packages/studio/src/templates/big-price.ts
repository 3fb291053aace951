import type { Layer } from '../creative/layer.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, rule, textBlock } from './kit/blocks.ts';
import { splitRows } from './kit/frame.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

export const bigPrice = defineTemplate({
  id: 'big-price',
  kind: 'picture',
  name: 'Big price',
  idea: 'The price is the headline: one enormous figure, the old one struck through above it.',
  slots: ['headline', 'price', 'old-price', 'badge', 'cta', 'product'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief } = input;
    const scheme = kit.scheme('accent');
    if (frame.shape === 'strip')
      return { accentFont: 'Anton', scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { scheme }))] };
    const figure = brief.price || brief.badge;
    const { copy, media, beside } = wordsAndPicture(kit, { wide: 0.56, upright: 0.6, tall: 0.6, gap: 0.5 });
    const [head, rest] = splitRows(copy, figure ? 0.34 : 0.76, frame.margin * 0.3);
    const [middle, foot] = splitRows(rest, figure ? 0.7 : 0.02, frame.margin * 0.4);
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
    const giant = Math.min(middle.height * 1.02, middle.width * 0.62);
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
    const small = kit.type({ ...foot, height: foot.height * 2.6 });
    const before =
      brief.price && brief.oldPrice
        ? textBlock('before', brief.oldPrice, {
            font: 'heading',
            size: small.cta * 1.35,
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
        rule('foot-line', scheme.text, Math.max(1, frame.margin * 0.05), { width: foot.width, priority: 7 }),
        {
          kind: 'group',
          id: 'foot-row',
          layout: 'row',
          align: 'center',
          gap: small.cta,
          children: [kit.cta({ scheme, type: small }), before].filter((layer) => layer !== undefined),
        },
      ],
      { box: foot, gap: frame.margin * 0.4, justify: 'end' },
    );
    const place = beside
      ? inset(media, frame.margin * 0.5, frame.margin * 0.9)
      : { ...inset(media, frame.margin, 0), height: media.height - frame.margin * 0.7 };
    return {
      accentFont: 'Anton',
      scenes: [kit.scene('main', scheme.ground, [...kit.productIn(place), words, ...number, footer])],
    };
  },
});
