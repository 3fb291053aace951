import type { Layer } from '../../../creative/layer.ts';
import type { Motion } from '../../../creative/motion.ts';
import { solid } from '../../../creative/paint.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { column, rectBlock } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import { isBeside, midArea } from '../regions.ts';
import { rounded } from '../rounded.ts';
import { endBadge } from './end-badge.ts';
import { panelOf, type EndCompose } from './end-compose.ts';
import { endParts } from './end-words.ts';

/** In tall frames it is as wide as the frame: only its words keep clear of the network's buttons. */
function cardOf({ frame }: Kit, beside: boolean): Rect {
  const { area, full, margin, shape } = frame;
  if (shape === 'tall')
    return { x: margin * 0.7, y: area.y * 0.8, width: full.width - margin * 1.4, height: area.y * 0.2 + area.height };
  const height =
    beside || shape === 'square' ? area.height : Math.min(area.height, area.width * (shape === 'tower' ? 3 : 1.36));
  return { ...area, y: area.y + (area.height - height) / 2, height };
}

/** The feed goes on: the next card, cut by the frame's edge, with the product nearer. */
function nextCard(kit: Kit, card: Rect, plate: string, radius: number): Layer[] {
  const { full, margin, shape } = kit.frame;
  const y = card.y + card.height + margin * 0.6;
  if (shape !== 'tall' || full.height - y < full.height * 0.12 || !kit.product) return [];
  const next: Rect = { ...card, y, height: full.height - y + radius * 2 };
  const motion: Motion[] = [{ phase: 'in', effect: 'glide', side: 'down', distance: 0.4, delay: 0.1, duration: 0.7 }];
  if (!kit.product.asset.cutout) return rounded(kit.productIn(next, { id: 'end-next', radius: 0, motion }), radius);
  const near: Rect = { x: next.x + next.width * 0.1, y: y + margin, width: next.width * 0.8, height: full.height };
  return [
    rectBlock('end-next-plate', next, plate, { slot: 'decor', radius, motion }),
    ...kit
      .productIn(near, { id: 'end-next', anchor: { x: 0.5, y: 0 }, motion })
      .filter((layer) => layer.slot === 'product'),
  ];
}

/** The card a shop would show in a feed: the picture, the name and the price, a button as wide as the card. */
export const shopEnd: EndCompose = (kit, options) => {
  const { scheme } = options;
  const panel = kit.scheme('paper');
  const { margin, shape } = kit.frame;
  const beside = isBeside(kit);
  const card = cardOf(kit, beside);
  const pad = Math.min(card.width, card.height) * 0.06;
  const share = kit.product
    ? beside
      ? 0.44
      : shape === 'tower'
        ? 0.42
        : card.height < card.width * 1.15
          ? 0.52
          : 0.56
    : 0;
  const picture: Rect = beside
    ? { ...card, x: card.x + card.width * (1 - share), width: card.width * share }
    : { ...card, height: card.height * share };
  const mid = midArea(kit.frame);
  const within = shape === 'tall' ? { x: mid.x, width: mid.width } : { x: card.x + pad, width: card.width - pad * 2 };
  const copy: Rect = beside
    ? { x: card.x + pad, y: card.y + pad, width: card.width * (1 - share) - pad * 2, height: card.height - pad * 2 }
    : {
        ...within,
        y: card.y + picture.height + pad * 0.8,
        height: card.height - picture.height - pad * 1.8,
      };
  const radius = pad * (0.3 + kit.roundness * 0.9);
  const plate = panelOf(kit, { ...options, scheme: panel }, ['tint', 'support', 'ink']).ground;
  const photo = kit.product && !kit.product.asset.cutout;
  // It looks out of its picture at the top, where nothing is in its way.
  const out = beside ? 0 : Math.min(margin * 1.6, card.y * 0.8);
  const stage: Rect = photo
    ? picture
    : {
        x: picture.x + picture.width * 0.08,
        y: picture.y + picture.height * 0.05 - out,
        width: picture.width * 0.84,
        height: picture.height * 0.91 + out,
      };
  const stood = kit.productIn(stage, {
    id: 'end-product',
    anchor: { x: 0.5, y: beside ? 0.5 : 1 },
    ...(photo ? { radius: 0 } : {}),
    motion: [{ phase: 'in', effect: 'glide', side: 'down', distance: 0.3, duration: 0.7, ease: 'back-out' }],
  });
  const product = photo ? rounded(stood, radius) : stood;
  const shout = endBadge(kit, product, options, [plate, panel.ground]);
  const { logo, name, price, cta, gap } = endParts(kit, copy, { ...options, scheme: panel, times: beside ? 1 : 0.86 });
  const wide: Layer | undefined = cta ? { ...cta, size: { width: 'fill' } } : undefined;
  return {
    ground: solid(scheme.ground),
    layers: [
      {
        ...rectBlock('end-card', card, panel.ground, { slot: 'decor', radius }),
        shadow: { color: '#00000038', blur: pad, y: pad * 0.3 },
      } as Layer,
      kit.product && !photo ? rectBlock('end-plate', picture, plate, { slot: 'decor', radius }) : undefined,
      ...product,
      column('end-copy', [beside ? logo : undefined, name, price, wide], {
        box: copy,
        gap: gap * (beside ? 1 : 0.8),
        justify: beside ? 'center' : 'between',
      }),
      shout,
      ...nextCard(kit, card, plate, radius),
    ],
  };
};
