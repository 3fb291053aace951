import type { SpeechLanguage } from '../speech-language.ts';

/** Letters that a sign or number can be part of a word with; Han, kana and Hangul stand beside numbers without a space. */
export const wordLetter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\d]`;

/** Digits as people write them: groups of three, decimals, in either convention. */
export const numberPattern = String.raw`\d{1,3}(?:[.,\u00a0\u202f’']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`;

const pointLanguages: ReadonlySet<SpeechLanguage> = new Set(['en', 'ja', 'ko', 'zh-Hans', 'zh-Hant', 'ar']);

export function decimalSign(language: SpeechLanguage): '.' | ',' {
  return pointLanguages.has(language) ? '.' : ',';
}

export type WrittenNumber = { readonly whole: string; readonly decimals: string };

/**
 * `2,980`, `2.980,50` or `24.99`. One or two digits after the last sign are decimals in every language; three are a
 * group, unless the language itself writes decimals with that sign and there is no other.
 */
export function parseNumber(text: string, language: SpeechLanguage): WrittenNumber {
  const plain = text.replaceAll(/[\u00a0\u202f’']/gu, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return { whole: plain, decimals: '' };
  const signs = plain.replaceAll(/\d/gu, '');
  const after = plain.length - last - 1;
  const isGroup = after === 3 && (signs.length > 1 ? new Set(signs).size === 1 : plain[last] !== decimalSign(language));
  const whole = (isGroup ? plain : plain.slice(0, last)).replaceAll(/[.,]/gu, '');
  return { whole, decimals: isGroup ? '' : plain.slice(last + 1) };
}

/** As the voices of the language read it right. */
export function sayNumber({ whole, decimals }: WrittenNumber, language: SpeechLanguage): string {
  return decimals === '' ? whole : `${whole}${decimalSign(language)}${decimals}`;
}

/** Where groups are also parted by plain spaces, these become the kind that belongs inside a number. */
export function joinGroups(text: string, language: SpeechLanguage): string {
  if (language !== 'fr' && language !== 'ru') return text;
  return text.replaceAll(/(?<=(?<!\d)\d{1,3}(?:\u00a0\d{3})*) (?=\d{3}(?!\d))/gu, '\u00a0');
}

/** Arabic-Indic and full-width digits as plain ones: every rule and every voice knows these. */
export function plainDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/gu, (digit) => String(digitValue(digit)));
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  return code >= 0xff10 ? code - 0xff10 : code >= 0x06f0 ? code - 0x06f0 : code - 0x0660;
}
