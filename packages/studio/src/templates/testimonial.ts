import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, free, rectBlock, row, textBlock } from './kit/blocks.ts';
import { eyebrow } from './kit/copy-stack.ts';
import { isCovered } from './kit/frame.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** An opening mark in the bubble's upper end corner, drawn: which letters stand for it differs by language. */
function mark(bubble: Rect, pad: number, color: string): Layer {
  const width = pad * 1.35;
  return {
    kind: 'shape',
    id: 'mark',
    slot: 'decor',
    box: boxOf({
      x: bubble.x + bubble.width - width - pad * 0.7,
      y: bubble.y + pad * 0.6,
      width,
      height: width * 0.75,
    }),
    shape: {
      kind: 'path',
      d: 'M0 46A22 22 0 1 0 22 30C22 18 29 10 42 8L40 0C16 4 0 20 0 46ZM56 46A22 22 0 1 0 78 30C78 18 85 10 98 8L96 0C72 4 56 20 56 46Z',
      viewBox: [0, 0, 100, 75],
    },
    fill: solid(color),
    directional: true,
  };
}

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
    const ground = kit.clearScheme(['accent', 'support', 'tint']);
    const paper = kit.scheme('paper');
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene(
            'main',
            ground.ground,
            stripLayers(kit, { look: 'card', says: 'quote', scheme: ground, plate: paper.ground }),
          ),
        ],
      };
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.62,
      banner: 0.7,
      upright: 0.58,
      tall: isCovered(frame) ? 0.64 : 0.6,
      tower: 0.66,
    });
    const bubble = copy;
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
        kit.cta({ scheme: paper, type: { ...type, cta: Math.max(frame.floor * 1.3, type.cta * 0.95) } }),
      ],
      { box: bubble, padding: [pad * 1.1, pad * 0.9], gap: type.gap * 0.75, justify: 'center' },
    );
    const tail = Math.min(pad * 0.9, frame.margin * 1.1);
    const round = pad * (0.2 + kit.roundness * 0.6);
    const towards = beside
      ? { x: bubble.x + bubble.width - tail / 2, y: bubble.y + bubble.height * 0.5 - tail / 2 }
      : { x: bubble.x + bubble.width * 0.5 - tail / 2, y: bubble.y + bubble.height - tail / 2 };
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
              : overTheEdge(kit, {
                  x: media.x + media.width * 0.1,
                  y: bubble.y + bubble.height + tail * 0.9,
                  width: media.width * 0.8,
                  height: media.y + media.height - frame.margin * 0.6 - bubble.y - bubble.height - tail * 0.9,
                }),
          ),
          hasPicture
            ? rectBlock('tail', { ...towards, width: tail, height: tail }, paper.ground, { slot: 'decor', rotate: 45 })
            : undefined,
          free('bubble', [], { box: bubble, fill: solid(paper.ground), radius: round }),
          brief.quote && bubble.width > bubble.height * 0.9 ? mark(bubble, pad, paper.soft) : undefined,
          words,
        ]),
      ],
    };
  },
});
