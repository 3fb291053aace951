const rtl = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const joined = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]/u;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function hasRtl(text: string): boolean {
  return rtl.test(text);
}

/** Letters that join: spacing them out would tear words apart. */
export function isJoined(text: string): boolean {
  return joined.test(text);
}

/** Written without spaces, so that breaking lines needs a dictionary. */
export function isUnspaced(text: string): boolean {
  return unspaced.test(text);
}

export function isCjk(text: string): boolean {
  return cjk.test(text);
}

/** Scripts whose letters reach higher and lower than Latin ones need more room between lines. */
export function lineHeightFor(text: string, wished: number): number {
  // Vowel signs stand above the letters, where the line before hangs down.
  if (hasRtl(text)) return Math.max(wished * 1.12, /\p{M}/u.test(text) ? 1.38 : 1.3);
  if (isCjk(text)) return Math.max(wished * 1.06, 1.18);
  if (/\p{Script=Thai}/u.test(text)) return Math.max(wished * 1.15, 1.35);
  return wished;
}

const letter = /\p{L}/u;

/**
 * A paragraph with any right-to-left letter reads in the creative's direction, even if it opens with a Latin name;
 * elsewhere its first letter decides, past quotes, digits and signs.
 */
export function baseDirection(paragraph: string, direction: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  if (!hasRtl(paragraph)) return 'ltr';
  return direction === 'rtl' || rtl.test(letter.exec(paragraph)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/** Latin digits with their percent sign, where nothing holds the two together yet. */
const percent = /(\d)(\s?)%(?!\u200e)/g;

/**
 * Behind Arabic letters a percent sign goes to the other side of Latin digits, at the beginning of a line it does
 * not: the same offer would read 25% in one size and %25 in the next. Marked as CLDR marks Arabic percents.
 */
export function withSettledPercents(text: string): string {
  return hasRtl(text) ? text.replaceAll(percent, '$1$2\u200e%\u200e') : text;
}

const segmenters = new Map<string, Intl.Segmenter>();

export function segmenterOf(language: string, granularity: 'grapheme' | 'word'): Intl.Segmenter {
  const key = `${language} ${granularity}`;
  const known = segmenters.get(key);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity });
  segmenters.set(key, made);
  return made;
}

// Latin, kana, ideographs and whole Hangul syllables: nothing that joins with what stands before it.
const simple =
  /^[\u0020-\u007e\u00a0-\u02ff\u3001-\u3029\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]*$/u;

export function graphemeCount(text: string): number {
  return simple.test(text) ? text.length : graphemesOf(text).length;
}

/** What a reader counts as characters: a flag or a family emoji is one and is never cut. */
export function graphemesOf(text: string): string[] {
  if (simple.test(text)) return text.split('');
  return Array.from(segmenterOf('en', 'grapheme').segment(text), (part) => part.segment);
}
