import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { badgeOn } from './kit/badge-on.ts';
import { column, rule, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { pop, rise, words } from './kit/moves.ts';
import { priceRun } from './kit/price-run.ts';
import { tallShare, wordsAndPicture } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';

/** The figure that falls; where prices cannot be counted it simply arrives. */
function figure(kit: Kit, size: number): Layer | undefined {
  const { brief } = kit.input;
  const scheme = kit.scheme('tint');
  if (!brief.price) return undefined;
  const style = {
    font: 'accent' as const,
    size,
    minSize: Math.min(size, Math.max(kit.frame.floor, size * 0.3)),
    color: scheme.text,
    lineHeight: 1,
    tracking: -0.02,
    maxLines: 1,
  };
  const count = priceRun(brief, { delay: 0.5, duration: 1.3 });
  if (!count) return textBlock('drop-price', brief.price, { ...style, slot: 'price', motion: pop(0.5) });
  return { kind: 'count', id: 'drop-price', slot: 'price', style, count };
}

function drop(kit: Kit, duration: number): Scene {
  const { brief } = kit.input;
  const scheme = kit.scheme('tint');
  const { frame } = kit;
  const { copy, media, beside } = wordsAndPicture(kit, {
    wide: 0.54,
    square: 0.52,
    upright: 0.46,
    tall: tallShare(kit.frame, 0.37),
    tower: 0.6,
  });
  const type = kit.type(copy);
  const size = Math.min(copy.height * 0.56, copy.width * 0.46);
  const stack = column(
    'drop-copy',
    [
      kit.headline({
        id: 'drop-headline',
        scheme,
        type: { ...type, headline: type.headline * 0.76 },
        maxLines: 3,
        motion: words(),
      }),
      figure(kit, size),
      rule('drop-line', scheme.accent, Math.max(3, size * 0.06), {
        width: Math.min(copy.width, size * 2.2),
        priority: 5,
        motion: [{ phase: 'in', effect: 'wipe', delay: 0.5, duration: 1.3, ease: 'out' }],
      }),
      brief.oldPrice
        ? textBlock('drop-before', brief.oldPrice, {
            size: Math.max(frame.floor * 1.3, size * 0.34),
            minSize: frame.floor,
            color: scheme.muted,
            decoration: 'strike',
            maxLines: 1,
            slot: 'old-price',
            priority: 4,
            motion: rise(1.7),
          })
        : undefined,
    ],
    { box: copy, gap: type.gap * 0.9, justify: 'center' },
  );
  const foot = frame.shape === 'tall' ? frame.height * 0.97 : media.y + media.height - frame.margin;
  const stage = beside
    ? inset(media, frame.margin * 0.4, frame.height * 0.08)
    : { ...inset(media, frame.width * 0.06, 0), height: foot - media.y };
  // The product comes down with the figure and lands when it does; under words it comes from the side instead.
  const product = kit.productIn(stage, {
    id: 'drop-product',
    anchor: { x: frame.shape === 'tall' ? 0.8 : 0.5, y: 1 },
    motion: [
      {
        phase: 'in',
        effect: 'glide',
        side: beside ? 'up' : 'end',
        // Hanging in at the top from the first frame on: something is going to fall.
        distance: beside ? 0.5 : 1.5,
        delay: beside ? 0.5 : 0.1,
        duration: beside ? 1.3 : 1.1,
        ease: beside ? 'bounce-out' : 'expo-out',
      },
    ],
  });
  const shout = badgeOn(kit, product, brief.badge, {
    fill: scheme.accent,
    color: scheme.onAccent,
    share: 0.34,
    motion: [{ phase: 'in', effect: 'spin', delay: 1.9 }],
  });
  return kit.scene('drop', scheme.ground, [...product, stack, shout], { duration });
}

export const priceDrop = defineTemplate({
  id: 'price-drop',
  kind: 'video',
  category: 'offer',
  idea: 'The price runs down while the product falls into the frame, and both land at once.',
  slots: ['headline', 'price', 'old-price', 'badge', 'cta', 'logo', 'product'],
  needs: ['price'],
  continues: 'on-show',
  compose(kit) {
    const tint = kit.scheme('tint');
    const ink = kit.scheme('ink');
    const wipeUp = { kind: 'wipe', duration: 0.5, side: 'up' } as const;
    if (kit.frame.shape === 'strip')
      return {
        accentFont: 'Anton',
        scenes: stripStory(kit, { look: 'offer', hook: tint, offer: ink, transition: wipeUp }),
      };
    const end = endCard(kit, 'wall', { scheme: ink, says: 'price', font: 'accent', transition: wipeUp });
    return { accentFont: 'Anton', scenes: [drop(kit, 3.9), end], poster: 3 };
  },
});
