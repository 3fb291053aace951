import type { Scene } from '../creative/creative.ts';
import type { GroupLayer, Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { column, rectBlock, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { lines, pop, rise } from './kit/moves.ts';
import { peek } from './kit/peek.ts';
import { stripStory } from './kit/strip-story.ts';

/** The card on top of the pile, and the edges of those below it. */
type Card = { readonly top: GroupLayer; readonly under: readonly Layer[] };

function card(kit: Kit, id: string, children: readonly (Layer | undefined)[], index: number): Card {
  const { area, shape } = kit.frame;
  const paper = kit.scheme('paper');
  const height = shape === 'tall' || shape === 'tower' ? Math.min(area.height, area.width * 1.25) : area.height;
  const lean = (index % 2 === 0 ? -2.6 : 2.6) * Math.min(1, height / area.width);
  const box: Rect = { ...area, y: area.y + (area.height - height) / 2, height };
  const padding = Math.min(box.width, box.height) * 0.09;
  const radius = padding * (0.2 + kit.roundness * 0.7);
  const under = [1, 2].map((step) =>
    rectBlock(`${id}-under-${step}`, inset(box, padding * 0.12 * step, 0), step === 1 ? paper.soft : paper.line, {
      slot: 'decor',
      radius,
      rotate: lean * (step === 1 ? -1.1 : 1.5),
    }),
  );
  const top = column(id, children, {
    box,
    padding,
    gap: padding * 0.55,
    align: 'center',
    justify: 'center',
    fill: solid(paper.ground),
    radius,
    shadow: { color: '#00000033', blur: padding * 0.5, y: padding * 0.15 },
    motion: [
      {
        phase: 'in',
        effect: 'glide',
        side: index % 2 === 0 ? 'down' : 'up',
        distance: 2,
        duration: 0.6,
        ease: 'expo-out',
      },
    ],
  });
  return { top, under: under.toReversed() };
}

/** How long the card below is still seen while the next one falls on it. */
const landing = 0.45;

/** The pile as the cut finds it: the last card lies there until the next one has landed. */
function pile(kit: Kit, cards: readonly Card[], index: number): Layer[] {
  const { top, under } = cards[index] as Card;
  const last = cards[index - 1]?.top;
  const product = peek(kit, `${top.id}-product`, 0.5, index === 0 ? rise(0.2) : []);
  // With a time of its own it is not hurried along: it must be seen to fall.
  const falling = last ? { ...top, time: { start: 0.01 } } : top;
  return [...product, ...under, ...(last ? [lying(last)] : []), falling];
}

function lying(layer: GroupLayer): GroupLayer {
  const still = (one: Layer): Layer => {
    const { motion: _motion, ...rest } = one;
    const quiet = { ...rest, id: `last-${one.id}` } as Layer;
    if (quiet.kind === 'count' && quiet.count.kind === 'number')
      return { ...quiet, count: { ...quiet.count, from: quiet.count.to } };
    return quiet.kind === 'group' ? { ...quiet, children: quiet.children.map(still) } : quiet;
  };
  return { ...(still(layer) as GroupLayer), time: { start: 0, end: landing } };
}

function ratingCard(kit: Kit): Card | undefined {
  const { rating } = kit.input.brief;
  if (!rating) return undefined;
  const paper = kit.scheme('paper');
  const type = kit.type(kit.frame.area);
  const size = type.headline * 1.9;
  const star = Math.min(type.headline * 0.62, (kit.frame.area.width * 0.7) / rating.max);
  return card(
    kit,
    'rating',
    [
      {
        kind: 'count',
        id: 'rating-value',
        slot: 'rating',
        style: {
          font: 'accent',
          size,
          minSize: Math.min(size, Math.max(kit.frame.floor, size * 0.35)),
          color: paper.text,
          lineHeight: 1,
          maxLines: 1,
        },
        count: {
          kind: 'number',
          from: Math.max(0, rating.value - 0.7),
          to: rating.value,
          decimals: 1,
          delay: 0.3,
          duration: 1.1,
        },
      },
      {
        kind: 'rating',
        id: 'rating-stars',
        slot: 'rating',
        value: rating.value,
        max: rating.max,
        color: paper.accent,
        empty: paper.line,
        size: { height: star, width: star * rating.max * 1.12 },
        motion: [{ phase: 'in', effect: 'wipe', delay: 0, duration: 0.9, ease: 'out' }],
      },
      textBlock('rating-label', rating.label, {
        size: type.subline,
        minSize: kit.frame.floor,
        color: paper.muted,
        align: 'center',
        maxLines: 2,
        slot: 'rating',
        priority: 4,
        motion: rise(1),
      }),
    ],
    0,
  );
}

function saying(kit: Kit, id: string, text: string, author: string | undefined, index: number): Card {
  const paper = kit.scheme('paper');
  const type = kit.type(kit.frame.area);
  const mark = type.headline * 1.4;
  return card(
    kit,
    id,
    [
      author
        ? textBlock(`${id}-mark`, '“', {
            font: 'accent',
            size: mark,
            color: paper.accentText,
            lineHeight: 0.8,
            maxLines: 1,
            slot: 'label',
            priority: 5,
            motion: pop(0.1),
          })
        : undefined,
      textBlock(`${id}-text`, text, {
        font: 'accent',
        size: type.headline * 0.9,
        minSize: Math.min(type.headline * 0.9, Math.max(kit.frame.floor, type.headline * 0.28)),
        color: paper.text,
        align: 'center',
        lineHeight: 1.15,
        balance: true,
        maxLines: 7,
        slot: author ? 'quote' : 'headline',
        motion: lines(0.12),
      }),
      author
        ? textBlock(`${id}-author`, author, {
            size: type.label,
            minSize: kit.frame.floor,
            color: paper.muted,
            align: 'center',
            maxLines: 2,
            slot: 'author',
            priority: 3,
            motion: rise(0.5),
          })
        : undefined,
    ],
    index,
  );
}

export const reviewStack = defineTemplate({
  id: 'review-stack',
  kind: 'video',
  category: 'proof',
  idea: 'Cards thrown on a pile: the stars counted up, a customer’s own words, then the product.',
  slots: ['rating', 'quote', 'author', 'headline', 'label', 'price', 'cta', 'logo', 'product'],
  needs: ['quote'],
  compose(kit) {
    const { brief } = kit.input;
    const ground = kit.scheme('accent');
    const tint = kit.scheme('tint');
    const up = { kind: 'push', duration: 0.5, side: 'down' } as const;
    if (kit.frame.shape === 'strip')
      return {
        accentFont: 'Fraunces',
        scenes: stripStory(kit, { look: 'card', says: 'quote', hook: tint, offer: ground, transition: up }),
      };
    const cards = [
      ratingCard(kit),
      brief.quote ? saying(kit, 'quote', brief.quote.text, brief.quote.author, 1) : undefined,
      saying(kit, 'promise', brief.headline, undefined, 2),
    ].filter((one) => one !== undefined);
    const scenes: Scene[] = cards.map((_, index) =>
      kit.scene(`card-${index}`, ground.ground, pile(kit, cards, index), {
        duration: 2.7,
        ...(index > 0 ? { transition: { kind: 'cut' as const } } : {}),
      }),
    );
    const end = endCard(kit, 'framed', { scheme: tint, stars: true, font: 'accent', transition: up });
    return { accentFont: 'Fraunces', scenes: [...scenes, end], poster: 2.2 };
  },
});
