import type { Scheme } from '../brand/scheme.ts';
import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, ellipseBlock, rectBlock, textBlock, type Moves } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import { splitColumns } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import type { Point } from './kit/leader.ts';
import { pop, rise, wipe } from './kit/moves.ts';
import { posterHook } from './kit/poster-hook.ts';
import { midArea } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';

const lead = 0.5;
const stay = 2.3;

/** Where on the product each feature sits, from its top, and the words that belong to it. */
type Stop = { readonly text: string; readonly at: number; readonly time: { start: number; end: number } };

/** Product and words: beside each other, or the product under the words that change above it. */
function places(kit: Kit): { product: Rect; copy: Rect; beside: boolean } {
  const { area, full, margin, shape } = kit.frame;
  const beside = kit.sideBySide;
  if (!kit.product) return { product: { ...area, height: 0 }, copy: area, beside };
  if (beside) {
    const [left, copy] = splitColumns(area, shape === 'banner' ? 0.34 : shape === 'square' ? 0.46 : 0.42, margin * 1.6);
    const x = margin * 0.4;
    const width = left.x + left.width - x;
    return { product: { x, y: full.height * 0.06, width, height: full.height * 0.88 }, copy, beside };
  }
  const words = shape === 'tall' ? full.height * 0.21 : area.height * (shape === 'tower' ? 0.34 : 0.3);
  const y = area.y + words + margin * 1.4;
  const foot = shape === 'tall' ? full.height * 0.95 : area.y + area.height;
  const product = { x: margin, y, width: full.width - margin * 2, height: foot - y };
  return { product, copy: { ...midArea(kit.frame), height: words }, beside };
}

/** A ring that finds a spot and beats there. */
function ring(id: string, spot: Point, dot: number, color: string, moves: Moves): Layer {
  return {
    kind: 'shape',
    id,
    slot: 'decor',
    box: boxOf({ x: spot.x - dot / 2, y: spot.y - dot / 2, width: dot, height: dot }),
    shape: { kind: 'ellipse' },
    fill: solid(color),
    stroke: { color: '#ffffff', width: Math.max(1, dot * 0.16) },
    ...moves,
    motion: [...(moves.motion ?? []), { phase: 'life', effect: 'pulse', amount: 0.12, period: 1.1 }],
  };
}

/** A ring that finds the spot, a line that leaves it, the words at its end. Each belongs to its own seconds. */
function stop(kit: Kit, { text, at, time }: Stop, index: number, box: Rect, copy: Rect, beside: boolean): Layer[] {
  const scheme = kit.scheme('tint');
  const { floor } = kit.frame;
  const id = `stop-${index}`;
  const dot = Math.max(8, Math.min(box.width, box.height) * 0.1);
  const spot = {
    x: box.x + box.width * (beside ? 0.62 : ([0.5, 0.8, 0.2][index % 3] ?? 0.5)),
    y: box.y + box.height * at,
  };
  const thick = Math.max(1.5, dot * 0.12);
  const line: Rect = beside
    ? { x: spot.x + dot / 2, y: spot.y - thick / 2, width: Math.max(thick, copy.x - spot.x - dot), height: thick }
    : {
        x: spot.x - thick / 2,
        y: copy.y + copy.height + dot * 0.2,
        width: thick,
        height: Math.max(thick, spot.y - copy.y - copy.height - dot * 0.7),
      };
  const type = kit.type(copy);
  const size = type.headline * (beside ? 0.9 : 1.1);
  const mark = ring(`${id}-ring`, spot, dot, scheme.accent, { time, motion: pop(0) });
  const pointer = rectBlock(`${id}-line`, line, scheme.text, {
    slot: 'decor',
    time,
    motion: wipe(beside ? 'start' : 'down', 0.25, 0.4),
  });
  const stack = column(
    `${id}-copy`,
    [
      textBlock(`${id}-text`, text, {
        font: 'heading',
        size,
        minSize: Math.min(size, Math.max(floor, size * 0.3)),
        color: scheme.text,
        lineHeight: 1.1,
        balance: true,
        maxLines: 6,
        ...(beside ? {} : { align: 'center' as const }),
        slot: 'bullet',
        motion: [
          { phase: 'in', effect: 'rise', by: 'line', stagger: 0.08, delay: 0.12, duration: 0.4 },
          { phase: 'out', effect: 'fade', duration: 0.2 },
        ],
      }),
    ],
    { box: copy, justify: beside ? 'center' : 'end', align: beside ? 'start' : 'center', time },
  );
  return kit.product ? [pointer, mark, stack] : [stack];
}

function tour(kit: Kit, texts: readonly string[]): Scene {
  const scheme = kit.scheme('tint');
  const { product: room, copy, beside } = places(kit);
  const layers = kit.productIn(room, { id: 'tour-product', anchor: { x: 0.5, y: 0.5 }, motion: rise(0) });
  const box = layers.find((layer) => layer.slot === 'product')?.box ?? room;
  const { full, shape } = kit.frame;
  const disc = shape === 'tall' ? full.width * 1.12 : Math.min(room.width, room.height) * 0.98;
  const ground = kit.product
    ? ellipseBlock(
        'tour-disc',
        { x: room.x + (room.width - disc) / 2, y: room.y + (room.height - disc) / 2, width: disc, height: disc },
        kit.scheme('paper').ground,
        { slot: 'decor', motion: [{ phase: 'in', effect: 'scale', distance: 0.4, duration: 0.7 }] },
      )
    : undefined;
  const stops = texts.flatMap((text, index) => {
    const start = lead + index * stay;
    // Above each other beside the words; under them at the sides, where the line crosses least of the product.
    const at = (beside ? [0.22, 0.52, 0.8] : [0.16, 0.5, 0.66])[index % 3] ?? 0.5;
    // The words' line of sight: beside the product, the pointer must meet the middle of the words.
    const level = beside
      ? {
          ...copy,
          y: Math.max(copy.y, Math.min(box.y + box.height * at - copy.height * 0.3, copy.y + copy.height * 0.4)),
          height: copy.height * 0.6,
        }
      : copy;
    return stop(
      kit,
      { text, at: beside ? (level.y + level.height / 2 - box.y) / box.height : at, time: { start, end: start + stay } },
      index,
      box,
      level,
      beside,
    );
  });
  return kit.scene('tour', scheme.ground, [ground, ...layers, ...stops], {
    duration: lead + texts.length * stay + 0.1,
    transition: { kind: 'wipe', duration: 0.5, side: 'start' },
  });
}

/** A ring on the product and the line it sends to the promise: what the whole film does, in its first second. */
function pointing(kit: Kit, scheme: Scheme, product: Rect, copy: Rect, beside: boolean): Layer[] {
  const { full, floor } = kit.frame;
  const dot = Math.max(8, Math.min(full.width, full.height) * 0.06);
  const thick = Math.max(1.5, dot * 0.12);
  const seen = Math.min(product.x + product.width, full.width) - product.x;
  const spot = beside
    ? { x: product.x + seen * 0.5, y: copy.y + copy.height / 2 }
    : { x: product.x + product.width * 0.5, y: product.y + Math.min(product.height * 0.34, full.height * 0.2) };
  const from = beside ? copy.x + copy.width : copy.y + copy.height + floor * 0.6;
  const line: Rect = beside
    ? { x: from, y: spot.y - thick / 2, width: spot.x - from, height: thick }
    : { x: spot.x - thick / 2, y: from, width: thick, height: spot.y - from };
  // With times of their own: what has none is already there in a film's first frame.
  return [
    rectBlock('hook-line', line, scheme.text, {
      slot: 'decor',
      time: { start: 0.6 },
      motion: wipe(beside ? 'end' : 'down', 0, 0.5),
    }),
    ring('hook-ring', spot, dot, kit.scheme('tint').accent, { time: { start: 0.3 }, motion: pop(0) }),
  ];
}

function hook(kit: Kit): Scene {
  const scheme = kit.scheme('support');
  return posterHook(kit, {
    id: 'hook',
    scheme,
    disc: scheme.soft,
    duration: 2.2,
    before: (height) => kit.logo({ id: 'hook-logo', scheme, height, maxWidth: height * 9, motion: rise(0.1) }),
    on: (product, copy, beside) => pointing(kit, scheme, product, copy, beside),
  });
}

export const featureTour = defineTemplate({
  id: 'feature-tour',
  kind: 'video',
  category: 'reasons',
  idea: 'The product stands still and a ring walks over it: at each stop a line leads to what that part does.',
  slots: ['logo', 'headline', 'bullet', 'price', 'badge', 'cta', 'product'],
  continues: 'studio-light',
  compose(kit) {
    const { brief } = kit.input;
    const support = kit.scheme('support');
    const tint = kit.scheme('tint');
    const on = { kind: 'wipe', duration: 0.5, side: 'start' } as const;
    if (kit.frame.shape === 'strip')
      return { scenes: stripStory(kit, { look: 'card', says: 'points', hook: support, offer: tint, transition: on }) };
    const texts = (brief.points ?? (brief.subline ? [brief.subline] : [])).slice(0, 3);
    const end = endCard(kit, 'disc', { scheme: support, transition: on });
    return { scenes: [hook(kit), ...(texts.length > 0 ? [tour(kit, texts)] : []), end], poster: 4.2 };
  },
});
