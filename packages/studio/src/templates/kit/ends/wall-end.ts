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
function onCounter(kit: Kit, edge: number): { copy: Rect; stage: Rect; across: boolean } {
  const { area, full, margin, shape } = kit.frame;
  const room = { ...area, y: edge + margin * 0.6, height: area.y + area.height - edge - margin * 0.6 };
  const { width = 1, height = 1 } = kit.product?.asset ?? {};
  const lies = width > height * 1.1 && shape === 'tall';
  if (!kit.product) return { copy: room, stage: room, across: true };
  const foot = shape === 'tall' ? Math.min(full.height * 0.95, edge + full.height * 0.5) : full.height - margin * 0.5;
  if (lies || shape === 'tower') {
    const [copy] = splitRows(room, lies ? 0.62 : 0.5);
    const top = copy.y + copy.height + (lies ? 0 : margin * 0.4);
    return {
      copy,
      stage: { x: margin * 0.6, y: top, width: full.width - margin * 1.2, height: foot - top },
      across: lies,
    };
  }
  // In wide frames it stands before the wall, as high as the frame; in others it looks over the counter's edge.
  const beside = isBeside(kit);
  const [copy, side] = splitColumns(room, beside ? 0.6 : 0.54, margin * 0.5);
  const top = beside ? full.height * 0.07 : edge - margin * 0.7;
  return {
    copy,
    stage: { x: side.x, y: top, width: full.width - side.x - margin * 0.4, height: foot - top },
    across: beside,
  };
}

/** A wall of type, and a counter below it on which the product and the call stand. */
export const wallEnd: EndCompose = (kit, options) => {
  const { scheme, font = 'accent', weight } = options;
  const panel = panelOf(kit, options, ['paper', 'ink', 'support', 'tint']);
  const { area, full, margin, shape } = kit.frame;
  const { brief, product } = kit.input;
  const edge = area.y + area.height * (shape === 'tower' ? 0.46 : shape === 'banner' ? 0.5 : 0.54);
  const { copy, stage, across } = onCounter(kit, edge);
  const parts = endParts(kit, copy, { ...options, scheme: panel, times: across ? 1 : 0.86, price: across ? 1 : 1.5 });
  const said = options.says === 'price' && brief.price !== undefined;
  const beside = said ? parts.name : parts.price;
  return {
    ground: solid(scheme.ground),
    layers: [
      fillText(
        kit,
        'end-wall',
        said ? (brief.price ?? '') : product.name,
        {
          ...area,
          width: isBeside(kit) && kit.product ? stage.x - area.x - margin * 0.6 : area.width,
          height: edge - area.y - margin,
        },
        {
          color: scheme.text,
          font,
          ...(weight ? { weight } : {}),
          caps: true,
          lineHeight: 1,
          most: said ? 0.5 : 0.34,
          maxLines: said ? 1 : 5,
          slot: said ? 'price' : 'headline',
          motion: words(0, 0.06),
        },
      ),
      rectBlock('end-counter', { x: 0, y: edge, width: full.width, height: full.height - edge }, panel.ground, {
        slot: 'decor',
        motion: [{ phase: 'in', effect: 'glide', side: 'down', distance: 0.6, duration: 0.5, ease: 'expo-out' }],
      }),
      ...kit.productIn(stage, {
        id: 'end-product',
        anchor: { x: 0.6, y: 1 },
        motion: [
          { phase: 'in', effect: 'glide', side: 'down', distance: 1, delay: 0.15, duration: 0.7, ease: 'back-out' },
        ],
      }),
      across && !said
        ? row('end-copy', [parts.cta, beside], { box: copy, gap: margin })
        : column('end-copy', [parts.logo, beside, parts.cta ? { ...parts.cta, size: { width: 'fill' } } : undefined], {
            box: copy,
            gap: parts.gap,
            justify: 'center',
          }),
    ],
  };
};
