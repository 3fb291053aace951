import type { Scheme } from '../../brand/scheme.ts';
import type { Layer } from '../../creative/layer.ts';
import type { Kit } from './kit.ts';
import { boxOf, column, row, textBlock } from './blocks.ts';

export type StripOptions = {
  readonly scheme: Scheme;
  /** A colour behind the product at the start. */ readonly plate?: string;
  readonly caps?: boolean;
  readonly font?: 'heading' | 'accent';
  readonly weight?: number;
};

/** About: letters are half as wide as high, characters of dense scripts as wide. */
function widthInEms(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.52), 0);
}

/** Another of the brand's colours rather than a muddied one, where the product would drown in its own. */
function plateColor(kit: Kit, wished: string): string {
  const others = [wished, kit.scheme('accent').ground, kit.scheme('tint').ground, kit.scheme('ink').ground];
  return others.find((color) => kit.behind(color) === color) ?? kit.behind(wished);
}

/**
 * One line high (320×50, 300×60, 728×90): product, headline, call. No room for more, so every idea
 * becomes this row, in its own colours and type.
 */
export function stripLayers(kit: Kit, options: StripOptions): Layer[] {
  const { frame, input } = kit;
  const { scheme } = options;
  const { height, width } = frame;
  const face = { font: options.font ?? 'heading', ...(options.weight ? { weight: options.weight } : {}) } as const;
  const picture = kit.product;
  const wide = width / height > 6.2;
  // Less wide than that of a line (320×100): the call stands below the headline, or both would be small.
  const low = width / height < 4.4;
  const plate = picture ? height * (wide ? 1.25 : 1) : 0;
  const air = height * 0.1;
  const room = {
    x: plate + frame.margin,
    y: air,
    width: width - plate - frame.margin * 2,
    height: height - air * 2,
  };
  const leastSubline = frame.floor * 1.2;
  const size = low ? height * 0.2 : Math.min(height * 0.36, Math.max(frame.floor * 1.3, width * 0.045));
  const type = { ...kit.type(room), cta: Math.max(frame.floor, Math.min(height * (low ? 0.135 : 0.2), 22)) };
  const headline = textBlock('headline', input.brief.headline, {
    ...face,
    size,
    minSize: Math.max(9.5, frame.floor * 0.95),
    color: scheme.text,
    maxLines: 2,
    lineHeight: 1.08,
    tracking: -0.01,
    balance: true,
    ...(options.caps ? { caps: true } : {}),
    slot: 'headline',
  });
  // A second line that is too long would shrink the first; a short reason says as much.
  const fits = (text: string): boolean => widthInEms(text) * leastSubline < width * 0.42;
  const { headline: said, subline: more = '', points = [] } = input.brief;
  const saysSo = (text: string): boolean => said.toLowerCase().includes(text.toLowerCase());
  const second = [more, ...points].find((text) => text !== '' && !saysSo(text) && fits(text));
  const subline =
    height >= 80 && second
      ? textBlock('subline', second, {
          size: Math.max(leastSubline, size * 0.5),
          minSize: leastSubline,
          color: scheme.muted,
          maxLines: 1,
          lineHeight: 1.2,
          slot: 'subline',
          priority: 7,
        })
      : undefined;
  const price = kit.price({ scheme, type, size: height * (low ? 0.17 : 0.28), priority: 6, ...face });
  const cta = kit.cta({ scheme, type, priority: 3, ...(low ? {} : { maxWidth: width * 0.36 }) });
  const line = low
    ? column('line', [headline, row('call', [cta, price], { gap: frame.margin })], {
        box: room,
        gap: height * 0.06,
        justify: 'center',
      })
    : row(
        'line',
        [
          column('copy', [headline, subline], {
            size: { width: 'fill', minWidth: width * 0.22 },
            gap: height * 0.05,
            justify: 'center',
          }),
          wide ? price : undefined,
          cta,
        ],
        { box: room, gap: frame.margin * 1.4 },
      );
  return [
    ...(picture && options.plate
      ? [
          {
            kind: 'shape' as const,
            id: 'plate',
            slot: 'decor' as const,
            box: boxOf({ x: 0, y: 0, width: plate, height }),
            shape: { kind: 'rect' as const },
            fill: { kind: 'solid' as const, color: plateColor(kit, options.plate) },
          },
        ]
      : []),
    ...kit.productIn(
      picture?.asset.cutout
        ? { x: plate * 0.05, y: height * 0.05, width: plate * 0.9, height: height * 0.9 }
        : { x: 0, y: 0, width: plate, height },
      { anchor: { x: 0.5, y: 0.5 }, radius: 0 },
    ),
    line,
  ];
}
