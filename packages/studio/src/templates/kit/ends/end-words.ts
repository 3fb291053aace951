import type { Scheme } from '../../../brand/scheme.ts';
import type { GroupLayer, Layer } from '../../../creative/layer.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { column, textBlock } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import { calling, fade, rise, words } from '../moves.ts';

export type EndStyle = {
  readonly scheme: Scheme;
  readonly font?: 'heading' | 'accent';
  readonly weight?: number;
  readonly centered?: boolean;
  /** Name and price, of what the region's size asks for. */ readonly times?: number;
  readonly price?: number;
  /** The call, so large that it takes two lines in a narrow column. */ readonly call?: number;
};

type EndParts = {
  readonly logo: Layer | undefined;
  readonly name: Layer;
  readonly price: GroupLayer | undefined;
  readonly cta: GroupLayer | undefined;
  readonly gap: number;
};

/** The last words of every video, each for itself: who, what, for how much, and what to do now. */
export function endParts(kit: Kit, box: Rect, style: EndStyle): EndParts {
  const { scheme, centered = false, font = 'heading', weight, times = 1, price = 1, call = 1 } = style;
  const { frame, input } = kit;
  const type = kit.type(box);
  const size = Math.max(frame.floor, type.headline * times * (frame.shape === 'tall' ? 1.12 : 1));
  // The call is what a film ends for: only the name is larger, as long as the call stands on one line.
  const onOneLine = Math.max(type.cta, Math.min(type.headline * 0.62, box.width * 0.1));
  const cta = (frame.shape === 'tower' ? type.cta * 1.45 : onOneLine) * call;
  const face = { font, ...(weight ? { weight } : {}) };
  return {
    gap: type.gap,
    logo: kit.logo({
      id: 'end-logo',
      scheme,
      height: type.label * 1.8,
      maxWidth: box.width * 0.6,
      motion: fade(0.1),
    }),
    name: textBlock('end-name', input.product.name, {
      ...face,
      size,
      minSize: Math.min(size, Math.max(frame.floor, size * 0.35)),
      color: scheme.text,
      ...(centered ? { align: 'center' as const } : {}),
      lineHeight: 1.06,
      tracking: -0.01,
      balance: true,
      maxLines: 4,
      slot: 'headline',
      motion: words(0.15, 0.08),
    }),
    price: kit.price({
      id: 'end-price',
      scheme,
      type,
      size: type.headline * 0.74 * price,
      ...face,
      motion: rise(0.4),
    }),
    cta: kit.cta({ id: 'end-cta', scheme, type: { ...type, cta }, motion: calling(0.55) }),
  };
}

/** All of them one below the other. */
export function endWords(
  kit: Kit,
  box: Rect,
  style: EndStyle & { readonly justify?: GroupLayer['justify']; readonly before?: Layer | undefined },
): Layer {
  const { centered = false, justify = 'center', before } = style;
  const { logo, name, price, cta, gap } = endParts(kit, box, style);
  return column('end-copy', [logo, before, name, price, cta], {
    box,
    gap,
    align: centered ? 'center' : 'start',
    justify,
  });
}
