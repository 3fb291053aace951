import { schemeOn, type Scheme } from '../../../brand/scheme.ts';
import type { Layer } from '../../../creative/layer.ts';
import { column, ellipseBlock, rectBlock, row, textBlock } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import { rowStrip } from './row-strip.ts';
import { isLow, plateOn, shownIn, type StripCompose, type StripOptions } from './strip-compose.ts';
import { stripCall, stripHeadline, stripSubline, widthInEms } from './strip-words.ts';

/** The price on one line; a shout without one may take two. */
function figureOf(kit: Kit): { readonly text: string; readonly size: number; readonly ems: number } {
  const { price, badge = '' } = kit.input.brief;
  const { frame } = kit;
  const { height } = frame;
  if (!price) return { text: badge, size: height * 0.32, ems: Math.max(2, ...badge.split(' ').map(widthInEms)) };
  const share = isLow(frame) ? 0.3 : height < 80 ? 0.46 : 0.52;
  return { text: price, size: height * share, ems: widthInEms(price) };
}

function stubWidth(kit: Kit): number {
  const { height, width } = kit.frame;
  const { size, ems } = figureOf(kit);
  const [least, most] = isLow(kit.frame) ? [0.8, 0.27] : height < 80 ? [1.05, 0.24] : [1.45, 0.26];
  return Math.min(width * most, Math.max(height * least, ems * size * 1.1 + height * 0.3));
}

/** What it did cost, and how much that saves. */
function savings(kit: Kit, scheme: Scheme): Layer | undefined {
  const { price, oldPrice, badge } = kit.input.brief;
  const { floor, height } = kit.frame;
  if (!price) return undefined;
  const size = Math.max(floor, Math.min(height * 0.15, 16));
  const type = { size, minSize: Math.max(9, floor * 0.9), color: scheme.muted, weight: 600, maxLines: 1 };
  const lines = [
    oldPrice
      ? textBlock('price-before', oldPrice, { ...type, decoration: 'strike', slot: 'old-price', priority: 7 })
      : undefined,
    badge && height >= 80 ? textBlock('saved', badge, { ...type, slot: 'badge', priority: 8 }) : undefined,
  ];
  return isLow(kit.frame) ? column('savings', lines, { align: 'center' }) : row('savings', lines, { gap: size * 0.5 });
}

/** A ticket's stub, torn off along the holes at its end. */
function stub(kit: Kit, options: StripOptions, width: number): Layer[] {
  const { brand, brief } = kit.input;
  const { height, floor } = kit.frame;
  const scheme = schemeOn(brand, options.plate ?? options.scheme.accent);
  const { text, size } = figureOf(kit);
  const figure = textBlock('figure', text, {
    font: options.font ?? 'heading',
    weight: Math.min(options.weight ?? 800, 800),
    size,
    minSize: Math.max(9.5, floor * 0.95),
    color: scheme.text,
    align: 'center',
    maxLines: brief.price ? 1 : 2,
    lineHeight: 1,
    tracking: -0.02,
    slot: brief.price ? 'price' : 'badge',
  });
  const pad = height * (isLow(kit.frame) ? 0.09 : 0.17);
  const count = height < 80 ? 6 : 8;
  const hole = (height / count) * 0.56;
  return [
    rectBlock('stub', { x: 0, y: 0, width, height }, scheme.ground, { slot: 'decor' }),
    ...Array.from({ length: count }, (_, index) => {
      const y = (height * (index + 0.5)) / count - hole / 2;
      const box = { x: width - hole / 2, y, width: hole, height: hole };
      return ellipseBlock(`hole-${index}`, box, options.scheme.ground, { slot: 'decor' });
    }),
    column('stub-words', [figure, savings(kit, scheme)], {
      box: { x: pad, y: height * 0.07, width: width - pad * 2, height: height * 0.86 },
      gap: height * 0.03,
      align: 'center',
      justify: 'center',
    }),
  ];
}

/** None beside a long headline in a short strip: there the call says more. */
function productWidth({ frame, input }: Kit): number {
  const { height, width } = frame;
  if (isLow(frame)) return height * 0.72;
  if (height >= 80) return height * 1.15;
  const crowded = width / height <= 6.2 && widthInEms(input.brief.headline) > 24;
  return crowded ? 0 : Math.min(height * 0.9, width * 0.15);
}

/** What it costs comes first, as the stub of a ticket; the product stands at the end. */
export const offerStrip: StripCompose = (kit, options) => {
  const { frame, input } = kit;
  const { height, width, margin } = frame;
  const { price, badge, headline: said } = input.brief;
  if (!price && !badge) return rowStrip(kit, options);
  const low = isLow(frame);
  const first = stubWidth(kit);
  const last = kit.product ? productWidth(kit) : 0;
  const across = width - first - last - margin * 1.8;
  const room = { x: first + margin * 1.2, y: height * 0.1, width: across, height: height * 0.8 };
  const headline = stripHeadline(kit, options, {
    size: low ? height * 0.19 : Math.min(height * 0.31, width * 0.045),
    // A long headline in two lines would leave no room for the call.
    maxLines: low || widthInEms(said) > (height >= 80 ? 40 : width / height > 6.2 ? 24 : 12) ? 3 : 2,
  });
  const subline = stripSubline(kit, { size: height * 0.15, color: options.scheme.muted, room: width * 0.36 });
  const call = low
    ? stripCall(kit, options.scheme)
    : stripCall(kit, options.scheme, { size: Math.max(frame.floor, height * 0.17), maxWidth: width * 0.32 });
  const copy = column('copy', [headline, subline], {
    size: { width: 'fill', minWidth: width * 0.18 },
    gap: height * 0.05,
  });
  const end = { x: width - last, y: 0, width: last, height };
  return [
    ...(last > 0 ? shownIn(kit, end, plateOn(kit, options.scheme.ground)) : []),
    ...stub(kit, options, first),
    low
      ? column('line', [headline, call], { box: room, gap: height * 0.07, justify: 'center' })
      : row('line', [copy, call], { box: room, gap: margin * 1.4 }),
  ];
};
