import type { Scheme } from '../../../brand/scheme.ts';
import type { Layer } from '../../../creative/layer.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { inset } from '../../../layout/geometry.ts';
import { archBlock, boxOf, rectBlock } from '../blocks.ts';
import { splitColumns, splitRows } from '../frame.ts';
import type { Kit } from '../kit.ts';
import { fade } from '../moves.ts';
import { isBroad, midArea, tallShare } from '../regions.ts';
import { rounded } from '../rounded.ts';
import { panelOf, type EndCompose } from './end-compose.ts';
import { endWords } from './end-words.ts';

/** A niche with a round head, the product in it. */
function niche(kit: Kit, room: Rect, { ground, soft }: Scheme): Layer[] {
  const lies = isBroad(kit.product);
  const width = Math.min(room.width, room.height * (lies ? 1.3 : 0.86));
  // What lies would stand behind the network's buttons: a step lifts it.
  const step = kit.frame.shape === 'tall' ? room.height * (lies ? 0.26 : 0.07) : 0;
  const box: Rect = { ...room, x: room.x + (room.width - width) / 2, width };
  const photo = kit.product && !kit.product.asset.cutout;
  const arch = archBlock('end-niche', box, ground, {
    slot: 'decor',
    motion: [{ phase: 'in', effect: 'wipe', side: 'down', duration: 0.7 }],
  });
  const product = kit.productIn(
    photo
      ? box
      : {
          x: box.x + width * 0.06,
          y: box.y + box.height * 0.1,
          width: width * 0.88,
          height: box.height * (step > 0 ? 0.9 : 0.84) - step * 0.7,
        },
    {
      id: 'end-product',
      anchor: { x: 0.5, y: 1 },
      ...(photo ? { radius: 0 } : {}),
      motion: [{ phase: 'in', effect: 'rise', distance: 0.1, delay: 0.15, duration: 0.8 }],
    },
  );
  const foot = { ...box, y: box.y + box.height - step, height: step };
  const stand = rectBlock('end-step', foot, soft, { slot: 'decor', motion: fade(0.3, 0.5) });
  return photo ? rounded(product, width / 2) : [arch, ...(step > 0 ? [stand] : []), ...product];
}

/** Where the words and the niche stand; the niche's foot is the line around everything, where no words need it. */
function placesOf(kit: Kit, line: Rect): { copy: Rect; room: Rect } {
  const { area, margin, shape } = kit.frame;
  const foot = line.y + line.height;
  const inner = inset(midArea(kit.frame), shape === 'banner' ? margin * 0.3 : margin * 0.5, margin * 0.5);
  if (!kit.product) return { copy: inner, room: inner };
  if (kit.sideBySide) {
    const [copy, side] = splitColumns(inner, 0.54, margin);
    return { copy, room: { ...side, height: foot - side.y } };
  }
  if (shape === 'tall') {
    const [copy, rest] = splitRows({ ...inner, y: area.y, height: area.height }, tallShare(kit.frame), margin * 0.7);
    return {
      copy,
      room: { ...line, x: line.x + margin, y: rest.y, width: line.width - margin * 2, height: foot - rest.y },
    };
  }
  const [room, copy] = splitRows(inner, shape === 'tower' ? 0.44 : 0.52, margin * 0.5);
  const top = area.y * 0.9;
  return { copy, room: { ...room, y: top, height: room.y + room.height - top } };
}

/** A plate in a book: a thin line around everything, the product in a niche, the words centred. */
export const framedEnd: EndCompose = (kit, options) => {
  const { scheme } = options;
  const panel = panelOf(kit, options, ['tint', 'paper', 'support', 'accent', 'ink']);
  const { full, margin, shape } = kit.frame;
  const line = inset(full, margin * 0.45, margin * 0.45);
  const { copy, room } = placesOf(kit, line);
  const rating = kit.input.brief.rating;
  const star = Math.min(copy.width * 0.09, kit.type(copy).headline * 0.5);
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
  return {
    layers: [
      ...(kit.product ? niche(kit, room, panel) : []),
      {
        kind: 'shape',
        id: 'end-frame',
        slot: 'decor',
        box: boxOf(line),
        shape: { kind: 'rect' },
        stroke: { color: scheme.text, width: Math.max(1, margin * 0.035) },
        motion: fade(0, 0.6),
      },
      endWords(kit, copy, { ...options, centered: true, before: stars }),
    ],
  };
};
