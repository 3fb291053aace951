import type { Layer } from '../../../creative/layer.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { inset } from '../../../layout/geometry.ts';
import { archBlock, boxOf } from '../blocks.ts';
import { splitColumns, splitRows } from '../frame.ts';
import type { Kit } from '../kit.ts';
import { fade } from '../moves.ts';
import { isBeside } from '../regions.ts';
import { rounded } from '../rounded.ts';
import { panelOf, type EndCompose } from './end-compose.ts';
import { endWords } from './end-words.ts';

/** A niche with a round head, the product in it. */
function niche(kit: Kit, room: Rect, color: string): Layer[] {
  const { width: w = 1, height: h = 1 } = kit.product?.asset ?? {};
  const width = Math.min(room.width, room.height * (w > h * 1.2 ? 1.2 : 0.86));
  const box: Rect = { ...room, x: room.x + (room.width - width) / 2, width };
  const photo = kit.product && !kit.product.asset.cutout;
  const arch = archBlock('end-niche', box, color, {
    slot: 'decor',
    motion: [{ phase: 'in', effect: 'wipe', side: 'down', duration: 0.7 }],
  });
  const product = kit.productIn(
    photo
      ? box
      : {
          x: room.x + room.width * 0.02,
          y: box.y + box.height * 0.1,
          width: room.width * 0.96,
          height: box.height * 0.84,
        },
    {
      id: 'end-product',
      anchor: { x: 0.5, y: 1 },
      ...(photo ? { radius: 0 } : {}),
      motion: [{ phase: 'in', effect: 'rise', distance: 0.1, delay: 0.15, duration: 0.8 }],
    },
  );
  return photo ? rounded(product, width / 2) : [arch, ...product];
}

/** A plate in a book: a thin line around everything, the product in a niche, the words centred below it. */
export const framedEnd: EndCompose = (kit, options) => {
  const { scheme } = options;
  const panel = panelOf(kit, options, ['tint', 'paper', 'support', 'accent', 'ink']);
  const { area, full, margin, shape } = kit.frame;
  const beside = isBeside(kit);
  const inner = inset(area, shape === 'banner' ? margin * 0.3 : margin * 0.5, shape === 'tall' ? 0 : margin * 0.5);
  const [first, second] = beside
    ? splitColumns(inner, 0.54, margin)
    : splitRows(inner, shape === 'tower' ? 0.44 : 0.52, margin * 0.5);
  const rating = kit.input.brief.rating;
  const star = Math.min(first.width * 0.09, kit.type(second).headline * 0.5);
  const stars: Layer | undefined =
    options.stars && rating && shape !== 'banner'
      ? {
          kind: 'rating',
          id: 'end-stars',
          slot: 'rating',
          value: rating.value,
          max: rating.max,
          color: scheme.accent,
          empty: scheme.line,
          size: { height: star, width: star * rating.max * 1.12 },
          priority: 5,
          motion: fade(0.3),
        }
      : undefined;
  const copy = kit.product ? (beside ? first : second) : inner;
  return {
    layers: [
      {
        kind: 'shape',
        id: 'end-frame',
        slot: 'decor',
        box: boxOf(inset(full, margin * 0.45, margin * 0.45)),
        shape: { kind: 'rect' },
        stroke: { color: scheme.text, width: Math.max(1, margin * 0.035) },
        motion: fade(0, 0.6),
      },
      ...(kit.product
        ? niche(
            kit,
            beside ? second : { ...first, y: area.y * 0.9, height: first.y + first.height - area.y * 0.9 },
            panel.ground,
          )
        : []),
      endWords(kit, copy, { ...options, centered: true, before: stars }),
    ],
  };
};
