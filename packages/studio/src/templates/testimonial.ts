import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import { defineTemplate } from '../template.ts';
import { column, free, rectBlock, row, textBlock } from './kit/blocks.ts';
import { eyebrow } from './kit/copy-stack.ts';
import { splitRows } from './kit/frame.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

export const testimonial = defineTemplate({
  id: 'testimonial',
  kind: 'picture',
  category: 'proof',
  idea: 'A customer speaks: stars, their words in a bubble, and the product they speak of.',
  slots: ['quote', 'author', 'rating', 'headline', 'cta', 'product'],
  needs: ['quote'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief } = input;
    const ground = kit.scheme('support');
    const paper = kit.scheme('paper');
    if (frame.shape === 'strip')
      return { scenes: [kit.scene('main', ground.ground, stripLayers(kit, { scheme: ground, plate: paper.ground }))] };
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.62,
      banner: 0.7,
      upright: 0.66,
      tall: 0.68,
      tower: 0.7,
    });
    const call = Math.max(frame.floor * 3.2, copy.height * (beside ? 0.2 : 0.15));
    const [bubble, foot] = splitRows(copy, brief.cta ? 1 - call / copy.height : 1, frame.margin * 0.7);
    const pad = Math.min(bubble.width, bubble.height) * (frame.shape === 'tower' ? 0.09 : 0.1);
    const type = kit.type({ ...bubble, width: bubble.width - pad * 2, height: bubble.height - pad * 2 });
    const said = brief.quote?.text ?? brief.headline;
    const size = type.headline * 1.42;
    const stars: Layer | undefined = brief.rating
      ? row(
          'stars',
          [
            {
              kind: 'rating',
              id: 'rating',
              slot: 'rating',
              value: brief.rating.value,
              max: brief.rating.max,
              color: paper.accentText,
              empty: paper.line,
              size: { height: type.label * 1.25, width: type.label * 1.25 * 1.12 * brief.rating.max },
            },
            eyebrow(kit, 'rating-label', brief.rating.label, {
              color: paper.muted,
              size: type.label * 0.85,
              slot: 'label',
              priority: 7,
            }),
          ],
          { gap: type.label * 0.6, priority: 4 },
        )
      : undefined;
    const words = column(
      'words',
      [
        stars,
        textBlock('said', said, {
          font: 'accent',
          weight: 500,
          size,
          minSize: Math.min(size, Math.max(frame.floor * 1.1, size * 0.28)),
          color: paper.text,
          lineHeight: 1.12,
          tracking: -0.015,
          balance: true,
          maxLines: 7,
          slot: brief.quote ? 'quote' : 'headline',
        }),
        brief.quote
          ? textBlock('author', brief.quote.author, {
              size: type.label * 1.2,
              minSize: frame.floor,
              color: paper.muted,
              weight: 600,
              maxLines: 2,
              slot: 'author',
              priority: 2,
            })
          : kit.subline({ scheme: paper, type }),
        brief.quote
          ? textBlock('headline', brief.headline, {
              size: type.label * 1.2,
              minSize: frame.floor,
              color: paper.accentText,
              weight: 700,
              maxLines: 3,
              lineHeight: 1.25,
              slot: 'headline',
              priority: 1,
            })
          : undefined,
      ],
      { box: bubble, padding: [pad * 1.1, pad * 0.9], gap: type.gap * 0.75, justify: 'center' },
    );
    const tail = Math.min(pad * 0.9, frame.margin * 1.1);
    const round = pad * (0.2 + kit.roundness * 0.6);
    const towards = beside
      ? { x: bubble.x + bubble.width - tail / 2, y: bubble.y + bubble.height * 0.5 - tail / 2 }
      : { x: bubble.x + bubble.width * 0.72, y: bubble.y + bubble.height - tail / 2 };
    const hasPicture = media.width > 0;
    return {
      accentFont: 'Fraunces',
      scenes: [
        kit.scene('main', ground.ground, [
          ...kit.productIn(
            beside
              ? {
                  x: media.x + frame.margin * 0.8,
                  y: frame.height * 0.1,
                  width: media.width - frame.margin * 1.6,
                  height: frame.height * 0.8,
                }
              : {
                  x: media.x + media.width * (brief.cta && frame.shape !== 'tower' ? 0.4 : 0.16),
                  y: frame.shape === 'tower' ? media.y : bubble.y + bubble.height + tail * 1.1,
                  width: media.width * (brief.cta && frame.shape !== 'tower' ? 0.56 : 0.68),
                  height:
                    media.y +
                    media.height -
                    frame.margin * 0.8 -
                    (frame.shape === 'tower' ? media.y : bubble.y + bubble.height + tail * 1.1),
                },
          ),
          hasPicture
            ? rectBlock('tail', { ...towards, width: tail, height: tail }, paper.ground, { slot: 'decor', rotate: 45 })
            : undefined,
          free('bubble', [], { box: bubble, fill: solid(paper.ground), radius: round }),
          words,
          brief.cta
            ? column(
                'foot',
                [
                  kit.cta({
                    scheme: ground,
                    type: { ...type, cta: Math.max(frame.floor * 1.3, Math.min(type.cta, foot.height * 0.36)) },
                    maxWidth: beside || frame.shape === 'tower' ? foot.width : foot.width * 0.42,
                  }),
                ],
                {
                  box: beside || frame.shape === 'tower' || !hasPicture ? foot : { ...foot, width: foot.width * 0.42 },
                  justify: frame.shape === 'tower' ? 'start' : 'end',
                },
              )
            : undefined,
        ]),
      ],
    };
  },
});
