import type { Brand } from '../creative/brand.ts';
import type { CountLayer, TextLayer } from '../creative/layer.ts';
import type { TextStyle } from '../creative/text-style.ts';
import { familyStack } from '../brand/fonts.ts';
import { countText } from '../draw/count-text.ts';
import { prepareText, type PreparedText } from '../text/fit.ts';
import type { Piece } from '../text/pieces.ts';
import type { FontSpec, TextMeasurer } from '../text/measurer.ts';
import { withSettledPercents } from '../text/script.ts';

/** Turns styles into fonts and texts into prepared texts, once each per layout. */
export type Typesetter = {
  readonly measurer: TextMeasurer;
  readonly language: string;
  fontOf(style: TextStyle): FontSpec;
  prepared(layer: TextLayer | CountLayer): PreparedText;
  preparedAs(style: TextStyle, text: string, maxLines: number, parts?: readonly Piece[]): PreparedText;
};

export function createTypesetter(brand: Brand, language: string, measurer: TextMeasurer): Typesetter {
  const known = new Map<string, PreparedText>();
  const fonts = new Map<string, FontSpec>();

  function fontOf(style: TextStyle): FontSpec {
    const key = `${style.font} ${style.family ?? ''} ${style.weight ?? ''} ${style.italic ?? ''}`;
    const font = fonts.get(key) ?? makeFont(style);
    fonts.set(key, font);
    return font;
  }

  function makeFont(style: TextStyle): FontSpec {
    const role =
      style.font === 'body'
        ? brand.fonts.body
        : style.font === 'accent'
          ? (brand.fonts.accent ?? brand.fonts.heading)
          : brand.fonts.heading;
    const family = style.family ?? role;
    return {
      families: familyStack(family, language, style.font !== 'body'),
      weight: style.weight ?? (style.font === 'body' ? 400 : 800),
      italic: style.italic ?? false,
    };
  }

  function preparedAs(style: TextStyle, text: string, maxLines: number, parts?: readonly Piece[]): PreparedText {
    return prepareText(
      {
        text: withSettledPercents(style.caps ? text.toLocaleUpperCase(language) : text),
        language,
        font: fontOf(style),
        size: style.size,
        minSize: Math.min(style.minSize ?? style.size, style.size),
        lineHeight: style.lineHeight ?? (style.font === 'body' ? 1.35 : 1.08),
        tracking: style.tracking ?? 0,
        maxLines,
        oneLine: style.oneLine ?? false,
        balance: style.balance ?? false,
      },
      measurer,
      parts,
    );
  }

  return {
    measurer,
    language,
    fontOf,
    preparedAs,
    prepared(layer) {
      const found = known.get(layer.id);
      if (found) return found;
      const made =
        layer.kind === 'text'
          ? preparedAs(layer.style, layer.text, layer.style.maxLines ?? 60)
          : preparedAs({ ...layer.style, balance: false }, widestCount(layer, language), 1);
      known.set(layer.id, made);
      return made;
    },
  };
}

/** Room is made for the widest value a count shows, or the line would jump. */
function widestCount(layer: CountLayer, language: string): string {
  const { count } = layer;
  const texts =
    count.kind === 'countdown'
      ? [countText(count, 0, language)]
      : [countText({ ...count, to: count.from }, 0, language), countText(count, 1e9, language)];
  const longest = texts.reduce((best, text) => (text.length > best.length ? text : best));
  return longest.replaceAll(/\p{Nd}/gu, (digit) => (digit < '٠' ? '0' : digit));
}
