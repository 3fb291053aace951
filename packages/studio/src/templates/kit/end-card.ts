import type { Scheme } from '../../brand/scheme.ts';
import type { Scene } from '../../creative/creative.ts';
import type { Layer } from '../../creative/layer.ts';
import type { Transition } from '../../creative/motion.ts';
import type { Rect } from '../../layout/display-list.ts';
import { badgeOn } from './badge-on.ts';
import { column, ellipseBlock, textBlock } from './blocks.ts';
import type { Kit } from './kit.ts';
import { calling, fade, rise } from './moves.ts';
import { peek } from './peek.ts';
import { belowWords, squareIn, wordsAndPicture } from './regions.ts';
import { stripLayers } from './strip.ts';

export type EndOptions = {
  readonly scheme: Scheme;
  readonly duration?: number;
  readonly transition?: Transition;
  /** words: the brand alone. product: beside or under the words, on a disc if there is a colour for it. */
  readonly look?: 'words' | 'product';
  readonly disc?: string;
  readonly font?: 'heading' | 'accent';
  readonly weight?: number;
  readonly badge?: boolean;
};

/** The last words of every video: who, what, for how much, and what to do now. */
export function endWords(kit: Kit, box: Rect, options: EndOptions & { readonly centered: boolean }): Layer {
  const { scheme, centered, font = 'heading', weight } = options;
  const { frame, input } = kit;
  const type = kit.type(box);
  const size = type.headline * (centered ? 0.95 : 1.02);
  return column(
    'end-copy',
    [
      kit.logo({ id: 'end-logo', scheme, height: type.label * 1.5, maxWidth: box.width * 0.6, motion: fade(0.1) }),
      textBlock('end-name', input.product.name, {
        font,
        ...(weight ? { weight } : {}),
        size,
        minSize: Math.min(size, Math.max(frame.floor, size * 0.35)),
        color: scheme.text,
        ...(centered ? { align: 'center' as const } : {}),
        lineHeight: 1.06,
        tracking: -0.01,
        balance: true,
        maxLines: 4,
        slot: 'headline',
        motion: rise(0.2),
      }),
      kit.price({ id: 'end-price', scheme, type, motion: rise(0.35) }),
      kit.cta({ id: 'end-cta', scheme, type: { ...type, cta: type.cta * 1.18 }, motion: calling(0.6) }),
    ],
    { box, gap: type.gap, align: centered ? 'center' : 'start', justify: 'center' },
  );
}

/** Room in a disc: a little narrower than it, so many times as high. */
function roomIn(disc: Rect, times: number): Rect {
  const { x, y, width, height } = disc;
  return { x: x + width * 0.05, y: y + (height * (1 - times)) / 2, width: width * 0.9, height: height * times };
}

export function endCard(kit: Kit, options: EndOptions): Scene {
  const { scheme, look = 'product', duration = 3.2, transition } = options;
  const timing = { duration, ...(transition ? { transition } : {}) };
  const { area, full, shape, margin } = kit.frame;
  if (shape === 'strip')
    return kit.scene('end', scheme.ground, stripLayers(kit, { scheme, plate: scheme.soft }), timing);
  // The brand alone where the product looks in from below; elsewhere nobody leaves without having seen it.
  if ((look === 'words' && belowWords(kit)) || !kit.product)
    return kit.scene(
      'end',
      scheme.ground,
      [...peek(kit, 'end-product', 0.5, rise(0.3, 0.8)), endWords(kit, area, { ...options, centered: true })],
      timing,
    );
  const { copy, media, beside } = wordsAndPicture(kit, { upright: 0.46, tall: 0.5, tower: 0.5 });
  const stage: Rect = beside
    ? { x: media.x, y: full.height * 0.1, width: media.width - margin, height: full.height * 0.8 }
    : { x: full.width * 0.12, y: media.y, width: full.width * 0.76, height: media.height - margin };
  const round = squareIn(stage, shape === 'tower' ? 0.96 : 1.04);
  // Under words it stays in the disc; elsewhere it may stand out of it, never of the frame.
  const times = beside
    ? Math.min(1.24, (full.height * 0.94) / round.height)
    : shape === 'tower'
      ? Math.min(1.5, stage.height / round.height)
      : 0.97;
  const disc = options.disc
    ? ellipseBlock('end-disc', round, options.disc, {
        slot: 'decor',
        motion: [
          { phase: 'in', effect: 'scale', distance: 0.5, duration: 0.8 },
          { phase: 'life', effect: 'pulse', amount: 0.012, period: 3.4 },
        ],
      })
    : undefined;
  const product = kit.productIn(
    disc
      ? roomIn(round, times)
      : { x: stage.x + stage.width * 0.06, y: stage.y, width: stage.width * 0.88, height: stage.height * 0.97 },
    {
      id: 'end-product',
      anchor: { x: 0.5, y: disc ? 0.5 : 0.9 },
      motion: [{ phase: 'in', effect: 'rise', distance: 0.12, duration: 0.8 }],
    },
  );
  const shout = badgeOn(kit, product, options.badge ? kit.input.brief.badge : undefined, {
    fill: scheme.accent,
    color: scheme.onAccent,
    share: 0.3,
    motion: [{ phase: 'in', effect: 'spin', delay: 0.8 }],
  });
  const words = endWords(kit, copy, { ...options, centered: !beside });
  return kit.scene('end', scheme.ground, [disc, ...product, words, shout], timing);
}
