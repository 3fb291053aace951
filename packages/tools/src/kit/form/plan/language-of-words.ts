import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { defaultLocale, type LocaleCode } from '@adwright/i18n/locales.ts';

/** Common characters that are written otherwise in the two scripts. */
const traditional = /[們這個來時說國會學對開關樂電車書買賣錢貨優惠產廣聲點價與為從還沒讓見長門間問頭體氣質實應當]/u;

const scripts: readonly (readonly [RegExp, (text: string) => LocaleCode])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, () => 'ja'],
  [/\p{Script=Hangul}/gu, () => 'kr'],
  [/\p{Script=Han}/gu, (text) => (traditional.test(text) ? 'zh' : 'cn')],
  [/\p{Script=Arabic}/gu, () => 'ar'],
  [/\p{Script=Cyrillic}/gu, () => 'ru'],
];
const notLatin: ReadonlySet<LocaleCode> = new Set(['ja', 'kr', 'cn', 'zh', 'ar', 'ru']);

/** Less than this share of its letters is a name within another language; a dense sign says as much as two letters. */
const enough = 0.3;

/**
 * The language an ad of these words is in, as far as their script tells; the usual one where it does not. Latin letters
 * are those of nine of our languages: which of them it is stays the person's to say.
 */
export function languageOfWords(text: string, usual: LocaleCode): LocaleCode {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3) return usual;
  const found = scripts.find(([script]) => (text.match(script)?.length ?? 0) / letters >= enough);
  if (found) {
    const code = found[1](text);
    const isChinese = (one: LocaleCode): boolean => one === 'cn' || one === 'zh';
    // Few characters tell the two kinds of Chinese apart: where none does, the usual one is as likely.
    return isChinese(code) && usual === 'zh' ? 'zh' : code;
  }
  return notLatin.has(usual) ? 'en' : usual;
}

type ProductWords = Pick<AdProductInput, 'title' | 'description' | 'benefits'>;

export function languageOfProduct(product: ProductWords, usual: LocaleCode): LocaleCode {
  return languageOfWords(wordsOf(product), usual);
}

/** A brand's name is often in Latin letters where everything else is not. */
function wordsOf({ title, description, benefits }: ProductWords): string {
  return [title, description.slice(0, 500), ...benefits].join(' ').trim();
}

/**
 * The language of an ad whose words are being typed. It changes when their script does, so that nobody has to choose
 * it, and at no other letter: what somebody chose for a product in the same script stays chosen.
 */
export function languageWhileTyped(current: LocaleCode, before: string, now: string): LocaleCode {
  const [was, is] = [languageOfWords(before, defaultLocale), languageOfWords(now, defaultLocale)];
  if (was === is) return current;
  if (is !== defaultLocale) return languageOfWords(now, current);
  return current === was ? defaultLocale : current;
}

export function languageWhileDescribed(current: LocaleCode, before: ProductWords, now: ProductWords): LocaleCode {
  return languageWhileTyped(current, wordsOf(before), wordsOf(now));
}
