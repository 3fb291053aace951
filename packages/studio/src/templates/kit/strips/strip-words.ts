import type { Scheme } from '../../../brand/scheme.ts';
import type { GroupLayer, Layer } from '../../../creative/layer.ts';
import { row, textBlock } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import { isLow, type StripOptions } from './strip-compose.ts';

/** About: letters are half as wide as high, characters of dense scripts as wide. */
export function widthInEms(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.52), 0);
}

function faceOf({ font = 'heading', weight }: StripOptions): { font: 'heading' | 'accent'; weight?: number } {
  return { font, ...(weight ? { weight } : {}) };
}

export function stripHeadline(
  kit: Kit,
  options: StripOptions,
  look: { readonly size: number; readonly color?: string; readonly maxLines?: number },
): Layer {
  const { brief } = kit.input;
  const { floor, height } = kit.frame;
  return textBlock('headline', brief.headline, {
    ...faceOf(options),
    size: look.size,
    minSize: Math.max(9.5, floor * 0.95),
    color: look.color ?? options.scheme.text,
    maxLines: look.maxLines ?? (height >= 80 && widthInEms(brief.headline) > 40 ? 3 : 2),
    lineHeight: 1.08,
    tracking: -0.01,
    balance: true,
    ...(options.caps ? { caps: true } : {}),
    slot: 'headline',
  });
}

/** A second line that is too long would shrink the first; a short reason says as much. */
export function stripSubline(
  kit: Kit,
  look: { readonly size: number; readonly color: string; readonly room: number },
): Layer | undefined {
  const least = kit.frame.floor * 1.2;
  const fits = (text: string): boolean => widthInEms(text) * least < look.room;
  const { headline, subline = '', points = [] } = kit.input.brief;
  const saysSo = (text: string): boolean => headline.toLowerCase().includes(text.toLowerCase());
  const second = [subline, ...points].find((text) => text !== '' && !saysSo(text) && fits(text));
  if (kit.frame.height < 80 || !second) return undefined;
  return textBlock('subline', second, {
    size: Math.max(least, look.size),
    minSize: least,
    color: look.color,
    maxLines: 1,
    lineHeight: 1.2,
    slot: 'subline',
    priority: 7,
  });
}

export function stripPrice(kit: Kit, options: StripOptions, size: number): GroupLayer | undefined {
  const { scheme } = options;
  return kit.price({ scheme, type: kit.type(kit.frame.area), size, priority: 6, ...faceOf(options) });
}

export function callSize({ frame }: Kit): number {
  return Math.max(frame.floor, Math.min(frame.height * (isLow(frame) ? 0.135 : 0.2), 22));
}

export function stripCall(
  kit: Kit,
  scheme: Scheme,
  look: { readonly maxWidth?: number; readonly size?: number } = {},
): GroupLayer | undefined {
  const { size = callSize(kit), ...limit } = look;
  return kit.cta({ scheme, type: { ...kit.type(kit.frame.area), cta: size }, priority: 3, ...limit });
}

/** How broad the call will be, about. */
export function callWidth(kit: Kit, size = callSize(kit)): number {
  const { cta } = kit.input.brief;
  return cta ? widthInEms(cta) * size * 1.06 + size * 1.8 : 0;
}

/** The call below the words, and the price beside it unless both would have to be small for that. */
export function callRow(
  kit: Kit,
  options: StripOptions,
  look: { readonly size: number; readonly price: number; readonly room: number },
): GroupLayer {
  const { price = '', oldPrice = '' } = kit.input.brief;
  const { margin } = kit.frame;
  const cost = (widthInEms(price) + (oldPrice ? 0.35 + widthInEms(oldPrice) * 0.58 : 0)) * look.price;
  const both = (callWidth(kit, look.size) + margin + cost) * 0.88 < look.room;
  const call = stripCall(kit, options.scheme, { size: look.size });
  return row('call', [call, both ? stripPrice(kit, options, look.price) : undefined], { gap: margin });
}
