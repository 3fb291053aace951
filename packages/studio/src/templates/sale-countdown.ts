import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import { fillText } from './kit/fill-text.ts';
import type { Kit } from './kit/kit.ts';
import { pop, rise, slide, words } from './kit/moves.ts';
import { peek } from './kit/peek.ts';
import { squareIn, tallShare, wordsAndPicture } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';

/** The reduction on a star that turns, there from the first frame: seen before it is read. */
function shout(kit: Kit, duration: number): Scene {
  const scheme = kit.scheme('accent');
  const { area, full } = kit.frame;
  const text = kit.input.brief.badge ?? kit.input.brief.headline;
  const star = squareIn({ ...area, x: full.x, width: full.width }, 1.16);
  const middle = { x: star.x + star.width / 2, y: star.y + star.height / 2 };
  const reach = Math.min(star.width * 0.36, middle.x - area.x, area.x + area.width - middle.x);
  const inStar = { x: middle.x - reach, y: middle.y - reach * 0.86, width: reach * 2, height: reach * 1.72 };
  const layers: Layer[] = [
    {
      kind: 'shape',
      id: 'shout-star',
      slot: 'decor',
      box: boxOf(star),
      shape: { kind: 'burst', points: 22, depth: 0.1 },
      fill: solid(kit.scheme('ink').ground),
      motion: [{ phase: 'life', effect: 'rotate', period: 26 }],
    },
    fillText(kit, 'shout-text', text, inStar, {
      color: kit.scheme('ink').text,
      font: 'accent',
      weight: 900,
      align: 'center',
      most: 0.46,
      slot: kit.input.brief.badge ? 'badge' : 'headline',
      motion: [{ phase: 'in', effect: 'scale', distance: -0.4, delay: 0.2, duration: 0.4, ease: 'expo-out' }],
    }),
  ];
  const product = peek(kit, 'shout-product', 0.5, rise(0, 0.5));
  return kit.scene('shout', scheme.ground, [...product, ...layers], { duration });
}

/** The clock that runs, and under it what is left of the time as a bar that gets shorter. */
function clock(kit: Kit, seconds: number, box: Rect, size: number): Layer {
  const scheme = kit.scheme('ink');
  return column(
    'clock',
    [
      {
        kind: 'count',
        id: 'clock-time',
        slot: 'label',
        style: {
          font: 'accent',
          weight: 900,
          size,
          minSize: Math.min(size, Math.max(kit.frame.floor, size * 0.4)),
          color: scheme.accentText,
          lineHeight: 1,
          maxLines: 1,
        },
        count: { kind: 'countdown', seconds },
        motion: pop(0.35),
      },
      {
        kind: 'progress',
        id: 'clock-bar',
        slot: 'decor',
        size: { width: Math.min(box.width, size * 5), height: Math.max(3, size * 0.09) },
        from: 0.62,
        to: 0.38,
        color: scheme.accent,
        track: scheme.soft,
      },
    ],
    { gap: size * 0.22, priority: 1 },
  );
}

function lastHours(kit: Kit, duration: number): Scene {
  const scheme = kit.scheme('ink');
  const { brief } = kit.input;
  const { copy, media, beside } = wordsAndPicture(kit, {
    wide: 0.6,
    square: 0.62,
    upright: 0.52,
    tall: tallShare(kit.frame, 0.36),
    tower: 0.6,
  });
  const type = kit.type(copy);
  const size = Math.min(copy.width * 0.21, copy.height * 0.3);
  const foot = kit.frame.shape === 'tall' ? kit.frame.height * 0.97 : media.y + media.height - kit.frame.margin;
  const stage = beside
    ? inset(media, kit.frame.margin * 0.5, kit.frame.height * 0.1)
    : { ...inset(media, kit.frame.width * 0.08, 0), height: foot - media.y };
  const stack = column(
    'last-copy',
    [
      kit.headline({ id: 'last-headline', scheme, type, maxLines: 5, motion: words(0.1) }),
      brief.endsIn
        ? clock(kit, brief.endsIn, copy, size)
        : kit.subline({ id: 'last-subline', scheme, type, motion: rise(0.4) }),
      kit.price({ id: 'last-price', scheme, type, motion: rise(0.7), priority: 2 }),
    ],
    { box: copy, gap: type.gap * 1.2, justify: 'center' },
  );
  return kit.scene(
    'last',
    scheme.ground,
    [...kit.productIn(stage, { id: 'last-product', motion: slide('end', 0.2) }), stack],
    { duration, transition: { kind: 'push', duration: 0.4, side: 'up' } },
  );
}

export const saleCountdown = defineTemplate({
  id: 'sale-countdown',
  kind: 'video',
  category: 'offer',
  idea: 'A star shouts the reduction, then a clock runs down beside the product until there is only the button.',
  slots: ['badge', 'headline', 'subline', 'label', 'price', 'cta', 'logo', 'product'],
  needs: ['endsIn'],
  compose(kit) {
    const accent = kit.scheme('accent');
    const push = { kind: 'push', duration: 0.4, side: 'up' } as const;
    if (kit.frame.shape === 'strip')
      return {
        accentFont: 'Archivo',
        scenes: stripStory(kit, { look: 'offer', hook: accent, offer: kit.scheme('ink'), transition: push }),
      };
    const end = endCard(kit, 'ticket', { scheme: accent, duration: 3.4, badge: true, transition: push });
    return { accentFont: 'Archivo', scenes: [shout(kit, 1.8), lastHours(kit, 4.2), end], poster: 4.4 };
  },
});
