import type { Brand } from '../creative/brand.ts';
import type { Color } from '../creative/paint.ts';
import { contrast, isDark, readable, textOn } from './contrast.ts';
import { fromOklch, oklchOf } from './oklch.ts';

/** A ground and everything that may stand on it; every pair of text and ground reaches 4.5:1. */
export type Scheme = {
  readonly ground: Color;
  readonly text: Color;
  /** For second lines: quieter, still readable. */
  readonly muted: Color;
  /** Coloured text on the ground. */
  readonly accentText: Color;
  /** A button or badge that stands out from the ground, and its text. */
  readonly accent: Color;
  readonly onAccent: Color;
  /** A calm area a step away from the ground, and its text. */
  readonly soft: Color;
  readonly onSoft: Color;
  readonly line: Color;
  readonly dark: boolean;
};

export type SchemeName = 'paper' | 'ink' | 'accent' | 'support' | 'tint';

function tinted(color: Color, by: number, chroma = 1): Color {
  const { l, c, h } = oklchOf(color);
  return fromOklch({ l: Math.max(0, Math.min(1, l + by)), c: c * chroma, h });
}

/** A pale wash of the accent: a ground with the brand's mood that any product stands well on. */
function wash(accent: Color): Color {
  const { c, h } = oklchOf(accent);
  return fromOklch({ l: 0.93, c: Math.min(c, 0.18) * 0.32, h });
}

function groundOf(brand: Brand, name: SchemeName): Color {
  const { colors } = brand;
  return name === 'tint' ? wash(colors.accent) : colors[name];
}

/** A call must not drown: where the accent is too near to the ground, ink or paper calls instead. */
function callOn(brand: Brand, ground: Color): Color {
  const { accent, ink, paper } = brand.colors;
  if (contrast(accent, ground) >= 1.9) return accent;
  return contrast(ink, ground) >= contrast(paper, ground) ? ink : paper;
}

const schemes = new WeakMap<Brand['colors'], Map<SchemeName, Scheme>>();

/** Repairing contrast is a search, and templates ask for the same scheme many times. */
export function schemeOf(brand: Brand, name: SchemeName): Scheme {
  const known = schemes.get(brand.colors) ?? new Map<SchemeName, Scheme>();
  schemes.set(brand.colors, known);
  const scheme = known.get(name) ?? schemeOn(brand, groundOf(brand, name));
  known.set(name, scheme);
  return scheme;
}

/** On a ground that is not the brand's own, such as the wall in a photograph. */
export function schemeOn(brand: Brand, ground: Color): Scheme {
  const { ink, paper } = brand.colors;
  const text = textOn(ground, ink, paper);
  const accent = callOn(brand, ground);
  const dark = isDark(ground);
  const soft = tinted(ground, dark ? 0.08 : -0.05, 1.1);
  const towards = oklchOf(ground);
  const away = oklchOf(text);
  const muted = readable(fromOklch({ l: away.l + (towards.l - away.l) * 0.3, c: away.c, h: away.h }), ground);
  return {
    ground,
    text,
    muted,
    accentText: readable(brand.colors.accent, ground),
    accent,
    onAccent: textOn(accent, ink, paper),
    soft,
    onSoft: textOn(soft, ink, paper),
    line: tinted(ground, dark ? 0.16 : -0.12),
    dark,
  };
}

/** The same scheme with all colour gone: what is missing, what was before. */
export function withoutColour(scheme: Scheme): Scheme {
  const ground = fromOklch({ l: 0.8, c: 0, h: 0 });
  const text = textOn(ground, '#1a1a1a', '#ffffff');
  const soft = fromOklch({ l: 0.74, c: 0, h: 0 });
  return { ...scheme, ground, text, muted: text, accentText: text, accent: text, onAccent: ground, soft, dark: false };
}
