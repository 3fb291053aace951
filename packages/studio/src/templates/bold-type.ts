import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { column, row, rule, textBlock } from './kit/blocks.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { stripLayers } from './kit/strip.ts';

type Regions = { readonly words: Rect; readonly foot: Rect; readonly media: Rect };

/** Type takes the frame; the product leans in at the lower end corner, the call stands beside it. */
function regions({ frame, product }: Kit): Regions {
  const { area, full, shape, margin } = frame;
  if (shape === 'wide' || shape === 'banner') {
    const [copy, side] = splitColumns(area, product ? 0.66 : 1, margin * 0.4);
    const [words, foot] = splitRows(copy, 0.76, margin * 0.5);
    return {
      words,
      foot,
      media: {
        x: side.x,
        y: full.height * 0.08,
        width: full.width - side.x + (product?.asset.cutout ? margin * 0.6 : -margin),
        height: full.height * (product?.asset.cutout ? 0.98 : 0.84),
      },
    };
  }
  if (shape === 'tower') {
    const [words, rest] = splitRows(area, 0.42, margin * 0.6);
    const [media, foot] = splitRows(rest, 0.6, margin);
    return { words, foot, media };
  }
  const [words, rest] = splitRows(area, shape === 'tall' ? 0.56 : 0.54, margin * 0.5);
  const [foot, side] = splitColumns(rest, product ? 0.44 : 1, margin * 0.2);
  // The product may reach below the safe zone and over the frame's edge: it carries no words.
  const bottom = Math.min(full.height * 1.04, rest.y + Math.max(rest.height * 1.16, full.height * 0.46));
  const over = product?.asset.cutout ? margin * 0.9 : -margin;
  return {
    words,
    foot,
    media: {
      x: side.x + margin * 0.5,
      y: rest.y,
      width: full.width - side.x - margin * 0.5 + over,
      height: bottom - rest.y,
    },
  };
}

export const boldType = defineTemplate({
  id: 'bold-type',
  kind: 'picture',
  category: 'type',
  idea: 'The headline is the picture: type from edge to edge, the product leaning in.',
  slots: ['headline', 'subline', 'cta', 'price', 'logo', 'product'],
  compose(kit) {
    const { frame, input } = kit;
    const scheme = kit.clearScheme(['accent', 'support', 'ink', 'tint']);
    if (frame.shape === 'strip') {
      const layers = stripLayers(kit, { look: 'bookend', scheme, caps: true, font: 'accent', weight: 900 });
      return { accentFont: 'Anton', scenes: [kit.scene('main', scheme.ground, layers)] };
    }
    const { words, foot, media } = regions(kit);
    const type = kit.type(words);
    const giant = Math.max(type.headline, Math.min(words.height * 0.5, words.width * 0.32));
    const headline = textBlock('headline', input.brief.headline, {
      font: 'accent',
      weight: 900,
      size: giant,
      minSize: Math.min(giant, Math.max(frame.floor, giant * 0.26)),
      color: scheme.text,
      caps: true,
      lineHeight: 1.02,
      tracking: -0.01,
      balance: true,
      maxLines: 7,
      slot: 'headline',
    });
    const small = kit.type({ ...foot, height: Math.min(foot.height, foot.width * 0.8) });
    const beside = frame.shape === 'wide' || frame.shape === 'banner';
    const quiet = { ...scheme, muted: scheme.text };
    const more =
      words.height < frame.floor * 13
        ? undefined
        : kit.subline({
            scheme: quiet,
            type: beside ? { ...small, subline: Math.max(small.subline, words.height * 0.075) } : small,
            maxLines: 4,
            priority: 5,
          });
    const top = column('copy', [headline, beside ? more : undefined], { box: words, gap: small.gap * 1.2 });
    const line = rule('foot-line', scheme.text, Math.max(1, frame.height * 0.004), {
      width: beside ? 'fill' : foot.width * 0.34,
      priority: 7,
    });
    const price = kit.price({
      scheme: quiet,
      type: small,
      size: beside ? foot.height * 0.4 : small.headline * 0.9,
      font: 'accent',
    });
    const cta = kit.cta({
      scheme,
      type: { ...small, cta: Math.max(small.cta, frame.floor * 1.3, beside ? foot.height * 0.21 : 0) },
    });
    const logo = kit.logo({ scheme, height: small.label * 1.5, maxWidth: foot.width * 0.6, priority: 6 });
    const footer = beside
      ? column(
          'foot',
          [
            line,
            row('foot-row', [cta, price, logo], {
              size: { width: 'fill' },
              justify: 'between',
              gap: frame.margin * 0.6,
            }),
          ],
          { box: foot, justify: 'end', gap: foot.height * 0.12 },
        )
      : column('foot', [logo, logo && line, more, price, cta], { box: foot, justify: 'end', gap: small.gap });
    const leaning = frame.shape !== 'tower' && kit.product?.asset.cutout;
    const product = kit
      .productIn(overTheEdge(kit, media), { anchor: { x: 0.5, y: 1 } })
      .map((layer) => (leaning && layer.id === 'product' ? { ...layer, rotate: 7 } : layer));
    return {
      accentFont: 'Anton',
      scenes: [
        kit.scene('main', scheme.ground, [
          ...product.filter((layer) => !leaning || layer.id === 'product'),
          top,
          footer,
        ]),
      ],
    };
  },
});
