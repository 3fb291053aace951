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

/**
 * One line high (320×50, 300×60, 728×90): product, headline, call. No room for more, so every idea
 * becomes this row, in its own colours and type.
 */
export function stripLayers(kit: Kit, options: StripOptions): Layer[] {
  const { frame, input } = kit;
  const { scheme } = options;
  const { height, width } = frame;
  const picture = kit.product;
  const wide = width / height > 6.2;
  const plate = picture ? height * (wide ? 1.25 : 1) : 0;
  const room = { x: plate + frame.margin, y: 0, width: width - plate - frame.margin * 2, height };
  const size = Math.min(height * 0.36, Math.max(frame.floor * 1.3, width * 0.045));
  const copy = column(
    'copy',
    [
      textBlock('headline', input.brief.headline, {
        font: options.font ?? 'heading',
        ...(options.weight ? { weight: options.weight } : {}),
        size,
        minSize: Math.max(9.5, frame.floor * 0.95),
        color: scheme.text,
        maxLines: height > 70 ? 3 : 2,
        lineHeight: 1.08,
        tracking: -0.01,
        ...(options.caps ? { caps: true } : {}),
        slot: 'headline',
      }),
      height >= 80 && input.brief.subline
        ? textBlock('subline', input.brief.subline, {
            size: Math.max(frame.floor, size * 0.5),
            minSize: frame.floor,
            color: scheme.muted,
            maxLines: 1,
            lineHeight: 1.2,
            slot: 'subline',
            priority: 5,
          })
        : undefined,
    ],
    { size: { width: 'fill', minWidth: width * 0.22 }, gap: height * 0.05, justify: 'center' },
  );
  const type = { ...kit.type(room), cta: Math.max(frame.floor, Math.min(height * 0.2, 22)) };
  const price = wide ? kit.price({ scheme, type, size: height * 0.28, priority: 6 }) : undefined;
  const cta = kit.cta({ scheme, type, priority: 3, maxWidth: width * 0.3 });
  return [
    ...(picture && options.plate
      ? [
          {
            kind: 'shape' as const,
            id: 'plate',
            slot: 'decor' as const,
            box: boxOf({ x: 0, y: 0, width: plate, height }),
            shape: { kind: 'rect' as const },
            fill: { kind: 'solid' as const, color: options.plate },
          },
        ]
      : []),
    ...kit.productIn(
      picture?.asset.cutout
        ? { x: plate * 0.1, y: height * 0.08, width: plate * 0.8, height: height * 0.84 }
        : { x: 0, y: 0, width: plate, height },
      { anchor: { x: 0.5, y: 0.5 }, radius: 0 },
    ),
    row('line', [copy, price, cta], { box: room, gap: frame.margin * 1.4 }),
  ];
}
