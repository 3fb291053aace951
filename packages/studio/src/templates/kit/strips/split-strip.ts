import { schemeOn } from '../../../brand/scheme.ts';
import type { Layer } from '../../../creative/layer.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { column, rectBlock } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import { rounded } from '../rounded.ts';
import { isLow, plateColor, type StripCompose } from './strip-compose.ts';
import {
  callRow,
  callSize,
  callWidth,
  stripCall,
  stripHeadline,
  stripPrice,
  stripSubline,
  widthInEms,
} from './strip-words.ts';

const lean = 20;

/** All that lies beyond a slanting line: a turned rectangle larger than the frame. */
function beyond(kit: Kit, x: number, color: string): Layer {
  const { width, height } = kit.frame;
  const size = width * 2;
  const angle = (lean * Math.PI) / 180;
  const middle = { x: x + (size / 2) * Math.cos(angle), y: height / 2 + (size / 2) * Math.sin(angle) };
  const box = { x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size };
  return rectBlock('slab', box, color, { slot: 'decor', rotate: lean });
}

/** Room for the call beyond the edge, and for the price above it. */
function beyondWidth(kit: Kit): number {
  const { price } = kit.input.brief;
  const { width, height, floor } = kit.frame;
  if (isLow(kit.frame)) return 0;
  const cost = price && height >= 80 ? widthInEms(price) * height * 0.4 : 0;
  const most = height >= 80 ? 0.31 : width / height > 6.2 ? 0.37 : 0.34;
  // Two lines of the smallest type are all it can have; the product alone is better than a call cut short.
  const call = callWidth(kit, floor) < width * most * 1.8 ? callWidth(kit) : 0;
  return Math.min(width * most, Math.max(call, cost));
}

/** Where the edge runs, the product stands across it, and the words and the call stand beside it. */
function planOf(kit: Kit): { readonly edge: number; readonly place: Rect; readonly words: Rect; readonly call: Rect } {
  const { height, width, margin } = kit.frame;
  const { width: w = 1, height: h = 1, cutout } = kit.product?.asset ?? {};
  const tall = height * 0.9;
  const most = height * (isLow(kit.frame) || height < 80 ? 0.85 : 1.3);
  const broad = kit.product ? Math.min(most, tall * (cutout ? w / h : 1)) : 0;
  const slant = height * Math.tan((lean * Math.PI) / 180);
  const gap = Math.max(broad, slant) + margin * (height < 80 ? 2 : 3);
  const end = beyondWidth(kit);
  const middle = width - (end > 0 ? end + margin : 0) - gap / 2;
  const start = margin * 1.4;
  const words = { x: start, y: height * 0.09, width: middle - gap / 2 - start, height: height * 0.82 };
  return {
    // With nothing beyond it, the product stands well inside the other colour.
    edge: end > 0 ? middle : middle - broad * 0.2,
    place: { x: middle - broad / 2, y: height * 0.05, width: broad, height: tall },
    words,
    call: { ...words, x: width - margin - end, width: end },
  };
}

/** Two colours meet on a slant, the words on one, the call on the other, and the product stands across the edge. */
export const splitStrip: StripCompose = (kit, options) => {
  const { frame, input, product } = kit;
  const { height, width } = frame;
  const { scheme } = options;
  const low = isLow(frame);
  const other = schemeOn(input.brand, plateColor(kit, options.plate ?? scheme.soft));
  const { edge, place, words, call } = planOf(kit);
  const size = low ? height * 0.2 : Math.min(height * 0.34, Math.max(frame.floor * 1.3, width * 0.045));
  const below = low
    ? callRow(kit, options, { size: callSize(kit), price: height * 0.17, room: words.width })
    : stripSubline(kit, { size: size * 0.5, color: scheme.muted, room: words.width });
  const price = height < 80 ? undefined : stripPrice(kit, { ...options, scheme: other }, height * 0.26);
  const shown = kit.productIn(place, { anchor: { x: 0.5, y: 0.5 }, radius: 0 });
  return [
    beyond(kit, edge, other.ground),
    ...(product?.asset.cutout ? shown : rounded(shown, place.height / 2)),
    column('line', [stripHeadline(kit, options, { size }), below], {
      box: words,
      gap: height * 0.055,
      justify: 'center',
    }),
    call.width > 0
      ? column('call', [price, stripCall(kit, other)], {
          box: call,
          gap: height * 0.05,
          align: 'center',
          justify: 'center',
        })
      : undefined,
  ];
};
