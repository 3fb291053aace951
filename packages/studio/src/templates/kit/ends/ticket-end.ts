import type { Layer } from '../../../creative/layer.ts';
import { solid } from '../../../creative/paint.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { boxOf, column, dottedLine, ellipseBlock, rectBlock } from '../blocks.ts';
import { splitColumns } from '../frame.ts';
import type { Kit } from '../kit.ts';
import { fade, wipe } from '../moves.ts';
import { midArea } from '../regions.ts';
import { endBadge } from './end-badge.ts';
import type { EndCompose } from './end-compose.ts';
import { endParts, type EndStyle } from './end-words.ts';

/** A ticket to tear off: the offer above the perforation, what to do below it. */
function ticket(kit: Kit, card: Rect, box: Rect, ground: string, style: EndStyle): Layer[] {
  const { scheme } = style;
  const pad = Math.min(box.width, box.height) * 0.09;
  const narrow = kit.frame.shape === 'tower';
  const stub = box.height * (kit.input.brief.cta ? (narrow ? 0.46 : 0.36) : 0.16);
  const tear = box.y + box.height - stub;
  const upper = { x: box.x + pad, y: box.y + pad * 0.7, width: box.width - pad * 2, height: tear - box.y - pad * 1.2 };
  // A narrow stub gives all its width to the call.
  const side = narrow ? box.width * 0.025 : pad * 0.8;
  const lower = { x: box.x + side, y: tear + pad * 0.5, width: box.width - side * 2, height: stub - pad };
  const { logo, name, price, gap } = endParts(kit, upper, { ...style, times: 0.96, price: 1.45 });
  const call = endParts(kit, narrow ? lower : { ...lower, height: lower.height * 2.4 }, {
    ...style,
    call: narrow ? 1 : 0.95,
  }).cta;
  const notch = pad * (kit.frame.shape === 'tall' ? 1.2 : 0.9);
  const bite = (id: string, x: number): Layer =>
    ellipseBlock(id, { x: x - notch / 2, y: tear - notch / 2, width: notch, height: notch }, ground, { slot: 'decor' });
  return [
    rectBlock('end-ticket', card, scheme.ground, { slot: 'decor', radius: pad * (0.15 + kit.roundness * 0.5) }),
    bite('end-notch-start', card.x),
    bite('end-notch-end', card.x + card.width),
    ...barcode(kit, card, box, scheme.text),
    dottedLine('end-tear', { x: card.x + notch, y: tear }, card.width - notch * 2, {
      color: scheme.line,
      thickness: Math.max(1.5, pad * 0.07),
    }),
    column('end-copy', [logo, name, price], { box: upper, gap: gap * 0.8, justify: 'center' }),
    column('end-call', [call ? { ...call, size: { width: 'fill' } } : undefined], { box: lower, justify: 'center' }),
  ];
}

/** Bars and gaps of a code, in modules: it says nothing, it only makes a ticket a ticket. */
const bars = [3, 1, 1, 2, 4, 1, 2, 2, 1, 1, 3, 2, 1, 3, 1, 1, 2, 1, 4, 2, 1, 1, 1, 3, 2, 2, 3, 1, 1, 2, 1, 1, 3];

/** Where a tall frame's ticket goes on under the network's buttons, and no words may stand. */
function barcode({ frame }: Kit, card: Rect, words: Rect, color: string): Layer[] {
  const y = words.y + words.height + frame.margin * 0.3;
  const height = frame.full.height - y;
  if (card.height === words.height || height < frame.margin) return [];
  const width = words.width * 0.86;
  const module = width / bars.reduce((sum, bar) => sum + bar, 0);
  let x = 0;
  const d = bars.map((bar, index) => {
    const from = x;
    x += bar * module;
    return index % 2 === 0 ? `M${from} 0H${x}V${height}H${from}Z` : '';
  });
  return [
    {
      kind: 'shape',
      id: 'end-code',
      slot: 'decor',
      box: boxOf({ x: words.x + (words.width - width) / 2, y, width, height }),
      shape: { kind: 'path', d: d.join(''), viewBox: [0, 0, width, height] },
      fill: solid(color),
      motion: wipe('start', 0.5, 0.7),
    },
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
  const beside = kit.sideBySide;
  const [left, right] = splitColumns(area, shape === 'banner' || shape === 'square' ? 0.56 : 0.48, margin);
  const mid = midArea(kit.frame);
  const narrow = shape === 'tower';
  const most = shape === 'tall' ? full.height * 0.33 : area.height * (narrow ? 0.56 : 0.54);
  const height = kit.product
    ? Math.min(most, area.width * (narrow ? 1.9 : 0.78))
    : Math.min(area.height, area.width * (narrow ? 2.4 : 1));
  const upright = Math.min(area.height, left.width * 1.6);
  const words: Rect = beside
    ? { ...(kit.product ? left : area), y: area.y + (area.height - upright) / 2, height: upright }
    : { ...mid, y: area.y + area.height - height, height };
  const card: Rect =
    shape === 'tall'
      ? { ...words, x: margin, width: full.width - margin * 2, height: full.height * 1.05 - words.y }
      : words;
  const stage: Rect = beside
    ? { x: right.x, y: full.height * 0.07, width: full.width - right.x - margin * 0.6, height: full.height * 0.86 }
    : { x: full.width * 0.08, y: full.height * 0.04, width: full.width * 0.84, height: card.y - full.height * 0.04 };
  const photo = kit.product?.asset.cutout !== true;
  const bleed: Rect = beside
    ? { x: right.x, y: 0, width: full.width - right.x, height: full.height }
    : { ...full, height: words.y + words.height * 0.3 };
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
      ...ticket(kit, card, words, scheme.ground, { ...options, scheme: panel }),
      shout,
    ],
  };
};
