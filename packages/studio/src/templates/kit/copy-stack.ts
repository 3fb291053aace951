import type { Scheme } from '../../brand/scheme.ts';
import type { GroupLayer, Layer, Slot, TextLayer } from '../../creative/layer.ts';
import type { Rect } from '../../layout/display-list.ts';
import { column, row, textBlock } from './blocks.ts';
import type { TypeScale } from './frame.ts';
import type { Kit } from './kit.ts';

export type StackOptions = {
  readonly scheme: Scheme;
  readonly type: TypeScale;
  readonly box: Rect;
  readonly id?: string;
  readonly align?: 'start' | 'center';
  readonly justify?: GroupLayer['justify'];
  readonly gap?: number;
  /** Above the headline, and between the subline and the call. */
  readonly before?: readonly (Layer | undefined)[];
  readonly middle?: readonly (Layer | undefined)[];
  readonly headline?: Partial<Parameters<Kit['headline']>[0]>;
  readonly subline?: false | { readonly priority?: number; readonly maxLines?: number };
  readonly price?: false;
  readonly cta?: false;
};

/** The call and the price, which outlives the second line: in a line where there is room for both, otherwise one above the other. */
export function actions(
  kit: Kit,
  {
    scheme,
    type,
    box,
    align = 'start',
    price,
    cta,
    headline: { font, weight } = {},
  }: Pick<StackOptions, 'scheme' | 'type' | 'box' | 'align' | 'price' | 'cta' | 'headline'>,
): GroupLayer | undefined {
  const call = cta === false ? undefined : kit.cta({ scheme, type });
  const face = { ...(font ? { font } : {}), ...(weight ? { weight } : {}) };
  const tag = price === false ? undefined : kit.price({ scheme, type, size: type.cta * 1.5, ...face });
  if (!call && !tag) return undefined;
  if (box.width < type.cta * 15) return column('actions', [tag, call], { gap: type.gap * 0.6, align });
  return row('actions', [call, tag], { gap: type.cta * 1.1 });
}

/** Headline, subline, call: what every ad says, in the order it is read. */
export function copyStack(kit: Kit, options: StackOptions): GroupLayer {
  const { scheme, type, box, align = 'start' } = options;
  return column(
    options.id ?? 'copy',
    [
      ...(options.before ?? []),
      kit.headline({ scheme, type, align, ...options.headline }),
      options.subline === false ? undefined : kit.subline({ scheme, type, align, ...options.subline }),
      ...(options.middle ?? []),
      actions(kit, options),
    ],
    { box, gap: options.gap ?? type.gap, align, justify: options.justify ?? 'center' },
  );
}

/** A small line in capitals above or beside what matters. */
export function eyebrow(
  kit: Kit,
  id: string,
  text: string | undefined,
  options: {
    readonly color: string;
    readonly size: number;
    readonly slot: Slot;
    readonly priority?: number;
    readonly align?: 'start' | 'center' | 'end';
  },
): TextLayer | undefined {
  if (!text) return undefined;
  const size = Math.max(kit.frame.floor, options.size);
  return textBlock(id, text, {
    size,
    minSize: kit.frame.floor,
    color: options.color,
    weight: 700,
    caps: true,
    tracking: 0.12,
    lineHeight: 1.25,
    maxLines: options.slot === 'price' || options.slot === 'old-price' ? 1 : 2,
    slot: options.slot,
    priority: options.priority ?? 6,
    ...(options.align ? { align: options.align } : {}),
  });
}
