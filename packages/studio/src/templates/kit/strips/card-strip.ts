import { schemeOn, type Scheme } from '../../../brand/scheme.ts';
import type { Layer } from '../../../creative/layer.ts';
import { solid } from '../../../creative/paint.ts';
import { column, icon, rectBlock, row, rule, textBlock } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import { isLow, shownIn, type StripCompose, type StripOptions } from './strip-compose.ts';
import { stripCall, stripHeadline, stripSubline, widthInEms } from './strip-words.ts';

type Said = readonly (Layer | undefined)[];

function stars(kit: Kit, scheme: Scheme, size: number): Layer | undefined {
  const { rating } = kit.input.brief;
  if (!rating) return undefined;
  return {
    kind: 'rating',
    id: 'rating',
    slot: 'rating',
    value: rating.value,
    max: rating.max,
    color: scheme.accentText,
    empty: scheme.line,
    size: { height: size, width: size * rating.max * 1.12 },
    priority: 5,
  };
}

/** Their words, and the stars they gave. */
function quoted(kit: Kit, options: StripOptions, scheme: Scheme): Said | undefined {
  const { quote } = kit.input.brief;
  const { height, floor, width } = kit.frame;
  if (!quote || widthInEms(quote.text) * floor > width * 0.8) return undefined;
  const small = Math.max(floor, height * 0.13);
  const author = textBlock('author', quote.author, {
    size: small,
    minSize: floor,
    color: scheme.muted,
    weight: 600,
    maxLines: 1,
    slot: 'author',
    priority: 7,
  });
  const said = textBlock('said', quote.text, {
    font: options.font ?? 'heading',
    ...(options.weight ? { weight: options.weight } : {}),
    size: height * (isLow(kit.frame) ? 0.18 : 0.3),
    minSize: Math.max(9.5, floor * 0.95),
    color: scheme.text,
    maxLines: 2,
    lineHeight: 1.1,
    balance: true,
    slot: 'quote',
  });
  if (isLow(kit.frame)) return [said];
  const above = row('stars', [stars(kit, scheme, small), height >= 80 ? author : undefined], { gap: small * 0.7 });
  return [{ ...above, priority: 6 }, said];
}

function tick(kit: Kit, scheme: Scheme, text: string, index: number): Layer {
  const { floor, height } = kit.frame;
  const size = Math.max(floor * 1.05, height * 0.135);
  const words = textBlock(`point-${index}-text`, text, {
    size,
    minSize: floor,
    color: scheme.text,
    weight: 500,
    maxLines: 2,
    lineHeight: 1.15,
    balance: true,
    width: 'fill',
    slot: 'bullet',
  });
  return row(
    `point-${index}`,
    [icon(`point-${index}-mark`, 'check', scheme.accentText, size * 1.1, { weight: 0.14 }), words],
    {
      gap: size * 0.5,
      size: { width: 'fill' },
      priority: 5 + index,
    },
  );
}

/** The headline, and what speaks for it with ticks beside it; where there is no room, the headline is what is ticked. */
function ticked(kit: Kit, options: StripOptions, scheme: Scheme, size: number): Said {
  const { frame, input } = kit;
  const { height } = frame;
  const headline = stripHeadline(kit, options, { size, color: scheme.text });
  const points = (input.brief.points ?? []).slice(0, 2);
  const narrow = height < 80 || isLow(frame) || widthInEms(input.brief.headline) > 34;
  const parts = narrow
    ? [
        icon('tick', 'check', scheme.accentText, size * 1.4, { weight: 0.15, priority: 4 }),
        column('copy', [headline], { size: { width: 'fill' } }),
      ]
    : [
        column('copy', [headline], { size: { width: 'fill' } }),
        rule('between', scheme.line, height * 0.5, { width: 1 }),
        column(
          'points',
          points.map((text, index) => tick(kit, scheme, text, index)),
          {
            gap: height * 0.08,
            size: { width: 'fill', grow: 1.15 },
          },
        ),
      ];
  return points.length === 0 ? [headline] : [row('said', parts, { gap: height * 0.14, size: { width: 'fill' } })];
}

function saidOf(kit: Kit, options: StripOptions, scheme: Scheme): Said {
  const { height, width, floor } = kit.frame;
  const size = isLow(kit.frame) ? height * 0.18 : Math.min(height * 0.28, Math.max(floor * 1.3, width * 0.036));
  const quote = options.says === 'quote' ? quoted(kit, options, scheme) : undefined;
  if (quote) return quote;
  if (options.says === 'points') return ticked(kit, options, scheme, size);
  return [
    stripHeadline(kit, options, { size, color: scheme.text }),
    stripSubline(kit, { size: size * 0.55, color: scheme.muted, room: width * 0.42 }),
  ];
}

/** Where the product would drown in what is around the card, card and ground change their colours. */
function coloursOf(kit: Kit, { scheme, plate = scheme.soft }: StripOptions): { around: Scheme; inside: Scheme } {
  const { brand } = kit.input;
  return kit.behind(scheme.ground) === scheme.ground
    ? { around: scheme, inside: schemeOn(brand, plate) }
    : { around: schemeOn(brand, kit.behind(plate)), inside: scheme };
}

function tailAt(x: number, height: number, color: string): Layer {
  const size = height * 0.2;
  const box = { x: x - size / 2, y: (height - size) / 2, width: size, height: size };
  return rectBlock('tail', box, color, { slot: 'decor', rotate: 45 });
}

/** Words on a card beside the product: what somebody said, what is ticked, or the headline itself. */
export const cardStrip: StripCompose = (kit, options) => {
  const { frame, product } = kit;
  const { height, width, margin } = frame;
  const low = isLow(frame);
  const { around, inside } = coloursOf(kit, options);
  const first = product ? (low ? height * 0.9 : Math.min(height * 1.15, width * 0.18)) : margin;
  const air = height * 0.09;
  const box = { x: first, y: air, width: width - first - margin, height: height - air * 2 };
  const rating = options.says === 'quote' ? stars(kit, inside, height * 0.11) : undefined;
  const within = row('call', [stripCall(kit, inside, { size: height * 0.12 }), rating], { gap: margin });
  const beside = stripCall(kit, around, { size: Math.max(frame.floor, height * 0.17), maxWidth: width * 0.34 });
  const card = column('card', [...saidOf(kit, options, inside), low ? within : undefined], {
    padding: [height * 0.16, height * 0.05],
    gap: height * 0.06,
    justify: 'center',
    fill: solid(inside.ground),
    radius: height * (0.06 + kit.roundness * 0.22),
    size: { width: 'fill', minWidth: width * 0.3, height: box.height },
  });
  const speaks = product && (options.says === 'quote' || options.says === 'message');
  return [
    around === options.scheme ? undefined : rectBlock('ground', frame.full, around.ground, { slot: 'decor' }),
    speaks ? tailAt(first, height, inside.ground) : undefined,
    ...shownIn(kit, { x: 0, y: 0, width: first - (product?.asset.cutout ? height * 0.06 : margin), height }),
    row('line', [card, low ? undefined : beside], { box, gap: margin * 1.2 }),
  ];
};
