import { solid } from '../../../creative/paint.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { column, rectBlock, row } from '../blocks.ts';
import { fillText } from '../fill-text.ts';
import { splitColumns, splitRows } from '../frame.ts';
import type { Kit } from '../kit.ts';
import { words } from '../moves.ts';
import { isBeside } from '../regions.ts';
import { panelOf, type EndCompose } from './end-compose.ts';
import { endParts } from './end-words.ts';

/** On the counter: the call first, the product beside it, or below it where it lies or the frame is narrow. */
function onCounter(
  kit: Kit,
  edge: number,
  before: boolean,
): { copy: Rect; stage: Rect; narrow: boolean; lies: boolean } {
  const { area, full, margin, shape } = kit.frame;
  const room = { ...area, y: edge + margin * 0.6, height: area.y + area.height - edge - margin * 0.6 };
  const { width = 1, height = 1 } = kit.product?.asset ?? {};
  const lies = width > height * 1.1 && shape === 'tall';
  if (!kit.product) return { copy: room, stage: room, narrow: false, lies: false };
  const foot = shape === 'tall' ? Math.min(full.height * 0.95, edge + full.height * 0.5) : full.height - margin * 0.5;
  if (lies || shape === 'tower') {
    const [copy] = splitRows(room, lies ? 0.66 : 0.5);
    const top = copy.y + copy.height + margin * 0.4;
    return {
      copy,
      stage: { x: margin * 0.6, y: top, width: full.width - margin * 1.2, height: foot - top },
      narrow: !lies,
      lies,
    };
  }
  // It stands before the wall, as high as the frame, or it looks over the counter's edge.
  const [copy, side] = splitColumns(room, before ? 0.58 : 0.52, margin * 0.5);
  const top = before ? full.height * 0.07 : edge - margin * (shape === 'tall' ? 1.4 : 0.7);
  return {
    copy,
    stage: { x: side.x, y: top, width: full.width - side.x - margin * 0.4, height: foot - top },
    narrow: !before,
    lies: false,
  };
}

/** A photograph stands on no counter: it fills what it gets, to the frame's edges. */
function toTheEdges({ frame: { full } }: Kit, stage: Rect, edge: number, before: boolean): Rect {
  const beside = stage.x > full.width * 0.3;
  const x = beside ? stage.x : 0;
  const y = before ? 0 : beside ? edge : stage.y;
  return { x, y, width: full.width - x, height: full.height - y };
}

/** A wall of type, and a counter below it on which the product and the call stand. */
export const wallEnd: EndCompose = (kit, options) => {
  const { scheme, font = 'accent', weight } = options;
  const panel = panelOf(kit, options, ['paper', 'ink', 'support', 'tint']);
  const { area, full, margin, shape } = kit.frame;
  const { brief, product } = kit.input;
  const edge =
    area.y + area.height * (shape === 'tower' ? 0.46 : shape === 'banner' ? 0.5 : shape === 'tall' ? 0.42 : 0.54);
  const said = options.says === 'price' && brief.price !== undefined;
  const before = kit.product !== undefined && (isBeside(kit) || (kit.sideBySide && said));
  const { copy, stage, narrow, lies } = onCounter(kit, edge, before);
  const parts = endParts(kit, copy, {
    ...options,
    scheme: panel,
    times: narrow ? 0.9 : lies ? 1.35 : 1,
    price: narrow ? 1.2 : lies ? 1.5 : 1,
    call: narrow && shape === 'tall' && full.width > 600 ? 1.5 : 1,
  });
  const beside = said ? parts.name : parts.price;
  const photo = kit.product?.asset.cutout !== true;
  const wall: Rect = {
    ...area,
    width: before ? stage.x - area.x - margin * 0.6 : area.width,
    height: edge - area.y - margin,
  };
  return {
    ground: solid(scheme.ground),
    layers: [
      fillText(kit, 'end-wall', said ? (brief.price ?? '') : product.name, wall, {
        color: scheme.text,
        font,
        ...(weight ? { weight } : {}),
        caps: true,
        lineHeight: 1,
        most: 0.34,
        maxLines: 5,
        ...(said
          ? { maxLines: 1, size: Math.max(kit.frame.floor, Math.min(wall.height * 0.8, wall.width * 0.6)) }
          : {}),
        slot: said ? 'price' : 'headline',
        motion: words(0, 0.06),
      }),
      rectBlock('end-counter', { x: 0, y: edge, width: full.width, height: full.height - edge }, panel.ground, {
        slot: 'decor',
        motion: [{ phase: 'in', effect: 'glide', side: 'down', distance: 0.6, duration: 0.5, ease: 'expo-out' }],
      }),
      ...kit.productIn(photo ? toTheEdges(kit, stage, edge, before) : stage, {
        id: 'end-product',
        ...(photo ? { radius: 0 } : {}),
        anchor: { x: 0.6, y: 1 },
        motion: [
          { phase: 'in', effect: 'glide', side: 'down', distance: 1, delay: 0.15, duration: 0.7, ease: 'back-out' },
        ],
      }),
      shape === 'banner' && !said
        ? row('end-copy', [parts.cta, beside], { box: copy, gap: margin })
        : column('end-copy', [parts.logo, beside, parts.cta ? { ...parts.cta, size: { width: 'fill' } } : undefined], {
            box: copy,
            gap: parts.gap,
            justify: 'center',
          }),
    ],
  };
};
