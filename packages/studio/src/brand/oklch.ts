import type { Color } from '../creative/paint.ts';

/** Colours in sRGB bytes and in OKLCH, where lightness means what the eye takes for it. */
export type Rgb = { readonly r: number; readonly g: number; readonly b: number; readonly a: number };
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

export function rgbOf(color: Color): Rgb {
  const value = Number.parseInt(color.slice(1, 7), 16);
  const a = color.length > 7 ? Number.parseInt(color.slice(7, 9), 16) / 255 : 1;
  return { r: (value >> 16) & 255, g: (value >> 8) & 255, b: value & 255, a };
}

function hex(value: number): string {
  return Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, '0');
}

export function colorOf(rgb: Rgb): Color {
  return `#${hex(rgb.r)}${hex(rgb.g)}${hex(rgb.b)}${rgb.a < 1 ? hex(rgb.a * 255) : ''}`;
}

export function withAlpha(color: Color, alpha: number): Color {
  return colorOf({ ...rgbOf(color), a: alpha });
}

export function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function gamma(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}

export function oklchOf(color: Color): Oklch {
  const { r, g, b } = rgbOf(color);
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  const labA = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const labB = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(labA, labB),
    h: (Math.atan2(labB, labA) * 180) / Math.PI,
  };
}

function linearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ];
}

/** Back to sRGB; a colour the screen cannot show loses chroma, never lightness or hue. */
export function fromOklch(color: Oklch): Color {
  let { c } = color;
  for (let step = 0; step < 24; step += 1) {
    const [r, g, b] = linearRgb({ ...color, c });
    if ([r, g, b].every((value) => value >= -0.0005 && value <= 1.0005))
      return colorOf({ r: gamma(r), g: gamma(g), b: gamma(b), a: 1 });
    c *= 0.88;
  }
  const grey = gamma(Math.max(0, Math.min(1, color.l)) ** 3);
  return colorOf({ r: grey, g: grey, b: grey, a: 1 });
}
