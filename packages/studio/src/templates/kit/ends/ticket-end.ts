import type { Layer } from '../../../creative/layer.ts';
import { solid } from '../../../creative/paint.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { column, dottedLine, ellipseBlock, rectBlock } from '../blocks.ts';
import { splitColumns } from '../frame.ts';
import type { Kit } from '../kit.ts';
import { fade } from '../moves.ts';
import { isBeside } from '../regions.ts';
import { endBadge } from './end-badge.ts';
import type { EndCompose } from './end-compose.ts';
import { endParts, type EndStyle } from './end-words.ts';

/** A ticket to tear off: the offer above the perforation, what to do below it. */
function ticket(kit: Kit, box: Rect, ground: string, style: EndStyle): Layer[] {
  const { scheme } = style;
  const pad = Math.min(box.width, box.height) * 0.09;
  const narrow = kit.frame.shape === 'tower';
  const stub = box.height * (kit.input.brief.cta ? (narrow ? 0.46 : 0.34) : 0.16);
  const tear = box.y + box.height - stub;
  const upper = { x: box.x + pad, y: box.y + pad * 0.7, width: box.width - pad * 2, height: tear - box.y - pad * 1.2 };
  // A narrow stub gives all its width to the call.
  const side = narrow ? box.width * 0.025 : pad;
  const lower = { x: box.x + side, y: tear + pad * 0.5, width: box.width - side * 2, height: stub - pad };
  const { logo, name, price, gap } = endParts(kit, upper, { ...style, times: 0.96, price: 1.45 });
  const call = endParts(kit, narrow ? lower : box, style).cta;
  const notch = pad * 0.9;
  const bite = (id: string, x: number): Layer =>
    ellipseBlock(id, { x: x - notch / 2, y: tear - notch / 2, width: notch, height: notch }, ground, { slot: 'decor' });
  return [
    rectBlock('end-ticket', box, scheme.ground, { slot: 'decor', radius: pad * (0.15 + kit.roundness * 0.5) }),
    bite('end-notch-start', box.x),
    bite('end-notch-end', box.x + box.width),
    dottedLine('end-tear', { x: box.x + notch, y: tear }, box.width - notch * 2, {
      color: scheme.line,
      thickness: Math.max(1.5, pad * 0.07),
    }),
    column('end-copy', [logo, name, price], { box: upper, gap: gap * 0.8, justify: 'center' }),
    column('end-call', [call ? { ...call, size: { width: 'fill' } } : undefined], { box: lower, justify: 'center' }),
  ];
}

/** Light behind the product, so that it does not stand on a flat ground. */
function halo(stage: Rect, color: string): Layer {
  const size = Math.max(stage.width, stage.height) * 1.1;
  return ellipseBlock(
    'end-halo',
    { x: stage.x + (stage.width - size) / 2, y: stage.y + stage.height * 0.58 - size / 2, width: size, height: size },
    color,
    { slot: 'decor', motion: [{ phase: 'in', effect: 'scale', distance: 0.5, duration: 0.6, ease: 'expo-out' }] },
  );
}

/** The product stands on its own ticket: the offer as something one could put in a pocket. */
export const ticketEnd: EndCompose = (kit, options) => {
  const { scheme } = options;
  const panel = kit.scheme(scheme === kit.scheme('paper') ? 'tint' : 'paper');
  const { area, full, margin, shape } = kit.frame;
  const beside = isBeside(kit);
  const [left, right] = splitColumns(area, shape === 'banner' ? 0.56 : 0.48, margin);
  const height = kit.product
    ? Math.min(area.height * (shape === 'tower' ? 0.56 : 0.54), area.width * (shape === 'tower' ? 1.9 : 0.72))
    : Math.min(area.height, area.width * (shape === 'tower' ? 2.4 : 1));
  const card: Rect = beside
    ? { ...(kit.product ? left : area), y: area.y, height: area.height }
    : { ...area, y: area.y + area.height - height, height };
  const stage: Rect = beside
    ? { x: right.x, y: full.height * 0.07, width: full.width - right.x - margin * 0.6, height: full.height * 0.86 }
    : { x: full.width * 0.08, y: full.height * 0.055, width: full.width * 0.84, height: card.y - full.height * 0.055 };
  const photo = kit.product?.asset.cutout !== true;
  const bleed: Rect = beside
    ? { x: right.x, y: 0, width: full.width - right.x, height: full.height }
    : { ...full, height: card.y + card.height * 0.3 };
  const product = kit.productIn(photo ? bleed : stage, {
    ...(photo ? { radius: 0 } : {}),
    id: 'end-product',
    anchor: { x: 0.5, y: beside ? 0.5 : 1 },
    motion: photo
      ? fade(0, 0.4)
      : [{ phase: 'in', effect: 'glide', side: 'up', distance: 1.4, duration: 0.9, ease: 'bounce-out' }],
  });
  const shout = endBadge(kit, product, options, [scheme.ground, scheme.soft]);
  return {
    ground: solid(scheme.ground),
    layers: [
      photo ? undefined : halo(stage, scheme.soft),
      ...product,
      ...ticket(kit, card, scheme.ground, { ...options, scheme: panel }),
      shout,
    ],
  };
};
