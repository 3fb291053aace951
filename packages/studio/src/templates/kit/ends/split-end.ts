import type { Layer } from '../../../creative/layer.ts';
import { solid } from '../../../creative/paint.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { boxOf } from '../blocks.ts';
import { beyondWords, tallShare, wordsAndPicture } from '../regions.ts';
import { endBadge } from './end-badge.ts';
import { panelOf, type EndCompose } from './end-compose.ts';
import { endWords } from './end-words.ts';

function leanOf({ width, height }: Rect, beside: boolean): number {
  return beside ? Math.min(width * 0.22, height * 0.16) : Math.min(height * 0.2, width * 0.13);
}

/** A half of the frame whose inner edge runs aslant. */
function half(box: Rect, beside: boolean, color: string): Layer {
  const { width, height } = box;
  const lean = leanOf(box, beside);
  return {
    kind: 'shape',
    id: 'end-half',
    slot: 'decor',
    box: boxOf(box),
    shape: {
      kind: 'path',
      d: beside ? `M${lean} 0H${width}V${height}H0Z` : `M0 ${lean}L${width} 0V${height}H0Z`,
      viewBox: [0, 0, width, height],
    },
    directional: true,
    fill: solid(color),
    motion: [
      { phase: 'in', effect: 'glide', side: beside ? 'end' : 'down', distance: 0.8, duration: 0.6, ease: 'expo-out' },
    ],
  };
}

/** What a photograph leaves to the words' side of the slant. */
function wedge(box: Rect, beside: boolean, color: string): Layer {
  const { width, height } = box;
  const lean = leanOf(box, beside);
  const over = 3;
  const size = beside
    ? { width: lean + over, height: height + over * 2 }
    : { width: width + over * 2, height: lean + over };
  return {
    kind: 'shape',
    id: 'end-wedge',
    slot: 'decor',
    // A little over the photograph's own edge, which would shine through as a line.
    box: boxOf({ x: box.x - over, y: box.y - over, ...size }),
    shape: {
      kind: 'path',
      d: beside ? `M0 0H${lean + over}L${over} ${size.height}H0Z` : `M0 0H${size.width}V${over}L0 ${lean + over}Z`,
      viewBox: [0, 0, size.width, size.height],
    },
    directional: true,
    fill: solid(color),
  };
}

/** Two colours meet along a slant: the words own one, the product the other. */
export const splitEnd: EndCompose = (kit, options) => {
  const { scheme } = options;
  const panel = panelOf(kit, options, ['paper', 'ink', 'support']);
  const { full, margin, area, shape } = kit.frame;
  if (!kit.product) return { layers: [endWords(kit, area, options)] };
  const { copy, media, beside } = wordsAndPicture(kit, {
    wide: 0.5,
    ...(kit.sideBySide ? { square: 0.52 } : {}),
    banner: 0.54,
    upright: 0.42,
    tall: tallShare(kit.frame),
    tower: 0.5,
  });
  const box = beyondWords(kit.frame, { media, beside });
  const foot = shape === 'tall' ? full.height * 0.96 : full.height - margin * 0.7;
  const stage: Rect = beside
    ? { x: box.x + box.width * 0.14, y: full.height * 0.06, width: box.width * 0.84, height: full.height * 0.88 }
    : { x: full.width * 0.06, y: box.y + margin * 0.3, width: full.width * 0.88, height: foot - box.y - margin * 0.3 };
  const photo = kit.product.asset.cutout === true ? undefined : kit.product;
  const product = kit.productIn(photo ? box : stage, {
    ...(photo ? { radius: 0 } : {}),
    id: 'end-product',
    anchor: { x: beside ? 0.5 : 0.62, y: beside ? 0.6 : 1 },
    motion: [
      {
        phase: 'in',
        effect: 'glide',
        side: beside ? 'end' : 'down',
        distance: 1,
        delay: 0.12,
        duration: 0.8,
        ease: 'expo-out',
      },
    ],
  });
  const shout = endBadge(kit, product, options, [panel.ground, scheme.ground]);
  return {
    layers: [
      photo ? undefined : half(box, beside, panel.ground),
      ...product,
      photo ? wedge(box, beside, scheme.ground) : undefined,
      endWords(kit, copy, { ...options, times: 1.1 }),
      shout,
    ],
  };
};
