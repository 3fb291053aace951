import { defineTemplate } from '../template.ts';
import { column, rectBlock, row, rule, textBlock } from './kit/blocks.ts';
import type { Kit } from './kit/kit.ts';
import { stripLayers } from './kit/strip.ts';

/** Where the product leans in: the lower corner at the reading end, never under the words. */
function corner({ frame, product }: Kit): { share: number; beside: boolean } {
  const beside = frame.shape === 'wide' || frame.shape === 'banner';
  return { share: product ? (beside ? 0.3 : frame.shape === 'tower' ? 0.3 : 0.34) : 0, beside };
}

export const boldType = defineTemplate({
  id: 'bold-type',
  kind: 'picture',
  name: 'Bold type',
  idea: 'The headline is the picture: type from edge to edge, the product leaning in.',
  slots: ['headline', 'subline', 'cta', 'price', 'logo', 'product'],
  compose(kit) {
    const { frame, input } = kit;
    const scheme = kit.scheme('accent');
    if (frame.shape === 'strip')
      return {
        accentFont: 'Anton',
        scenes: [
          kit.scene('main', scheme.ground, stripLayers(kit, { scheme, caps: true, font: 'accent', weight: 400 })),
        ],
      };
    const { area, full } = frame;
    const { share, beside } = corner(kit);
    const foot = Math.max(frame.floor * 3.4, area.height * (frame.shape === 'tower' ? 0.2 : beside ? 0.2 : 0.12));
    const words = {
      x: area.x,
      y: area.y,
      width: beside ? area.width * (1 - share) - frame.margin * 0.5 : area.width,
      height: (area.height - foot) * (beside ? 1 : 1 - share * 0.78) - frame.margin * 0.5,
    };
    const type = kit.type(words);
    const giant = Math.max(type.headline, Math.min(words.height * 0.62, words.width * 0.3));
    const headline = textBlock('headline', input.brief.headline, {
      font: 'accent',
      weight: 400,
      size: giant,
      minSize: Math.min(giant, Math.max(frame.floor, giant * 0.2)),
      color: scheme.text,
      caps: true,
      lineHeight: 0.98,
      tracking: -0.01,
      maxLines: 7,
      slot: 'headline',
    });
    const top = column(
      'copy',
      [headline, kit.subline({ scheme: { ...scheme, muted: scheme.text }, type, maxLines: 3 })],
      { box: words, gap: type.gap * 0.8 },
    );
    const floor = { x: area.x, y: area.y + area.height - foot, width: beside ? words.width : area.width, height: foot };
    const small = kit.type({ ...floor, height: foot * 2.2 });
    const cta = kit.cta({ scheme, type: { ...small, cta: Math.max(frame.floor * 1.05, foot * 0.26) } });
    const logo = kit.logo({ scheme, height: foot * 0.36, maxWidth: floor.width * 0.4 });
    const price = kit.price({ scheme, type: small, size: foot * 0.44, priority: 4 });
    const footer =
      frame.shape === 'tower'
        ? column('foot', [price, cta, logo], { box: floor, justify: 'end', gap: frame.margin * 0.5 })
        : column(
            'foot',
            [
              rule('foot-line', scheme.text, Math.max(1, full.height * 0.003)),
              row('foot-row', [cta, price, logo], {
                size: { width: 'fill' },
                justify: 'between',
                gap: frame.margin * 0.6,
              }),
            ],
            { box: floor, justify: 'end', gap: foot * 0.16 },
          );
    const media = beside
      ? {
          x: words.x + words.width + frame.margin * 0.5,
          y: full.height * 0.08,
          width: full.width - words.x - words.width - frame.margin,
          height: full.height * 0.84,
        }
      : {
          x: area.x + area.width * 0.3,
          y: words.y + words.height + frame.margin * 0.3,
          width: area.width * 0.7,
          height: area.y + area.height - foot - words.y - words.height - frame.margin * 0.6,
        };
    const slab = rectBlock(
      'slab',
      beside
        ? { x: media.x, y: 0, width: full.width - media.x, height: full.height }
        : { x: 0, y: media.y + media.height * 0.5, width: full.width, height: media.height * 0.5 + frame.margin * 0.3 },
      scheme.soft,
      { slot: 'decor' },
    );
    return {
      accentFont: 'Anton',
      scenes: [
        kit.scene('main', scheme.ground, [
          kit.product ? slab : undefined,
          ...kit.productIn(media, { anchor: { x: beside ? 0.5 : 1, y: 1 } }),
          top,
          footer,
        ]),
      ],
    };
  },
});
