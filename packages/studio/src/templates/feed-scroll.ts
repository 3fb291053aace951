import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Motion } from '../creative/motion.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, ellipseBlock, free, icons, rectBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import { fillText } from './kit/fill-text.ts';
import type { Kit } from './kit/kit.ts';
import { isBeside } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';

const stops = 1.5;

/** A post as one sees it while scrolling past: shapes, no words. */
function passing(kit: Kit, id: string, box: Rect, shade: string): Layer[] {
  const line = kit.scheme('paper').line;
  const unit = Math.min(box.width, box.height) * 0.07;
  return [
    rectBlock(`${id}-card`, box, kit.scheme('paper').ground, { slot: 'decor', radius: unit * 0.8 }),
    ellipseBlock(
      `${id}-face`,
      { x: box.x + unit, y: box.y + unit * 0.7, width: unit * 1.6, height: unit * 1.6 },
      line,
      {
        slot: 'decor',
      },
    ),
    rectBlock(
      `${id}-name`,
      { x: box.x + unit * 3.1, y: box.y + unit * 1.1, width: box.width * 0.3, height: unit * 0.7 },
      line,
      {
        slot: 'decor',
        radius: unit * 0.3,
      },
    ),
    rectBlock(
      `${id}-picture`,
      { x: box.x + unit, y: box.y + unit * 3, width: box.width - unit * 2, height: box.height - unit * 4.2 },
      shade,
      { slot: 'decor', radius: unit * 0.5 },
    ),
  ];
}

/** Ours: the brand, the product, the promise, and a heart that lands once the feed has stopped. */
function ours(kit: Kit, card: Rect): Layer[] {
  const paper = kit.scheme('paper');
  const accent = kit.scheme('accent');
  const unit = Math.min(card.width, card.height) * 0.07;
  const beside = isBeside(kit);
  const { brief, brand } = kit.input;
  const picture: Rect = beside
    ? { x: card.x + unit, y: card.y + unit, width: card.width * 0.4, height: card.height - unit * 2 }
    : {
        x: card.x + unit,
        y: card.y + unit * 3.2,
        width: card.width - unit * 2,
        height: card.height * (card.width > card.height * 0.9 ? 0.42 : 0.5),
      };
  const x = beside ? picture.x + (kit.product ? picture.width + unit * 1.4 : 0) : card.x + unit;
  const y = beside ? card.y + unit : kit.product ? picture.y + picture.height + unit * 0.8 : picture.y;
  const copy: Rect = { x, y, width: card.x + card.width - unit - x, height: card.y + card.height - unit - y };
  const type = kit.type(copy);
  const name = { x: beside ? x : card.x + unit * 3.1, y: beside ? copy.y : card.y + unit * 0.6, height: unit * 1.8 };
  const words = beside ? { ...copy, y: copy.y + unit * 2.2, height: copy.height - unit * 2.2 } : copy;
  const heart = Math.min(picture.width, picture.height) * 0.3;
  return [
    {
      ...rectBlock('our-card', card, paper.ground, { slot: 'decor', radius: unit * 0.8 }),
      shadow: { color: '#00000040', blur: unit, y: unit * 0.3 },
    } as Layer,
    ...(brand.name && !beside
      ? [
          ellipseBlock(
            'our-face',
            { x: card.x + unit, y: card.y + unit * 0.7, width: unit * 1.6, height: unit * 1.6 },
            accent.ground,
            {
              slot: 'decor',
            },
          ),
        ]
      : []),
    ...(brand.name
      ? [
          fillText(
            kit,
            'our-name',
            brand.name,
            { ...name, width: card.x + card.width - unit - name.x },
            {
              color: paper.text,
              most: 0.06,
              maxLines: 1,
              slot: 'brand-name',
            },
          ),
        ]
      : []),
    ...(kit.product
      ? [
          rectBlock('our-ground', picture, accent.ground, { slot: 'decor', radius: unit * 0.5 }),
          ...kit.productIn(
            kit.product.asset.cutout ? inset(picture, picture.width * 0.08, picture.height * 0.06) : picture,
            { id: 'our-product', anchor: { x: 0.5, y: 0.6 }, radius: 0 },
          ),
        ]
      : []),
    column(
      'our-copy',
      [
        kit.headline({ id: 'our-headline', scheme: paper, type, maxLines: 5 }),
        kit.subline({ id: 'our-subline', scheme: paper, type, priority: 4 }),
        brief.price
          ? kit.price({ id: 'our-price', scheme: paper, type, size: type.cta * 1.6, priority: 3 })
          : undefined,
      ],
      { box: words, gap: type.gap * 0.7, justify: beside ? 'center' : 'start' },
    ),
    ...(kit.product
      ? [
          {
            kind: 'shape' as const,
            id: 'our-heart',
            slot: 'decor' as const,
            box: boxOf({
              x: picture.x + (picture.width - heart) / 2,
              y: picture.y + (picture.height - heart) / 2,
              width: heart,
              height: heart,
            }),
            shape: {
              kind: 'path' as const,
              d: icons.heart.d,
              viewBox: [...icons.heart.viewBox] as [number, number, number, number],
            },
            fill: solid('#ffffff'),
            shadow: { color: '#00000059', blur: heart * 0.12 },
            time: { start: stops + 0.4, end: stops + 1.7 },
            motion: [
              { phase: 'in', effect: 'pop', duration: 0.4 },
              { phase: 'out', effect: 'fade', duration: 0.4 },
            ] as Motion[],
          },
        ]
      : []),
  ];
}

function feed(kit: Kit): Scene {
  const { area, full, margin, shape } = kit.frame;
  const ground = kit.scheme('tint');
  const short = Math.min(full.width, full.height);
  const height = shape === 'tall' || shape === 'tower' ? Math.min(area.height, area.width * 1.45) : area.height;
  const card: Rect = { ...area, y: area.y + (area.height - height) / 2, height };
  const step = card.height + margin * 0.7;
  const shades = [kit.scheme('support').ground, ground.line, kit.scheme('ink').ground];
  // The feed runs past and brakes: three posts go by before ours stands still.
  const run: Motion[] = [
    {
      phase: 'in',
      effect: 'glide',
      side: 'down',
      distance: Math.min(3, (step * 3) / short),
      duration: stops,
      ease: 'expo-out',
    },
  ];
  const gone = [1, 2, 3].flatMap((index) =>
    passing(kit, `post-${index}`, { ...card, y: card.y - step * index }, shades[index - 1] ?? ground.line),
  );
  const next = passing(kit, 'post-next', { ...card, y: card.y + step }, ground.line);
  return kit.scene('feed', ground.ground, [free('feed-run', [...gone, ...next, ...ours(kit, card)], { motion: run })], {
    duration: 4.8,
  });
}

export const feedScroll = defineTemplate({
  id: 'feed-scroll',
  kind: 'video',
  category: 'story',
  idea: 'A feed rushes by, brakes, and stops at one post: yours, with a heart that lands on it.',
  slots: ['brand-name', 'headline', 'subline', 'price', 'cta', 'logo', 'product'],
  continues: 'comment-reply',
  compose(kit) {
    const tint = kit.scheme('tint');
    const accent = kit.scheme('accent');
    const zoom = { kind: 'zoom', duration: 0.5 } as const;
    if (kit.frame.shape === 'strip')
      return { scenes: stripStory(kit, { look: 'card', hook: tint, offer: accent, transition: zoom }) };
    const end = endCard(kit, 'shop', { scheme: accent, badge: true, transition: zoom });
    return { scenes: [feed(kit), end], poster: 2.8 };
  },
});
