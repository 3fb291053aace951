import { identicalWords } from '../identical-words.ts';
import type { LocaleCode } from '../locales.ts';

/** Small words that none of our other languages has, so that two of them are a piece of English. */
const onlyEnglish = new Set(
  'the your yours with from this these those and are were have has been would can’t don’t you you’re we’ll it’s isn’t what when where which who how every without'.split(
    ' ',
  ),
);

/** Of products, companies, typefaces and languages: the same everywhere. */
const names = new Set(
  'adwright amazon ads app bahasa bricolage brands discord display dpi editor facebook google grotesk grotesque indonesia instagram instrument kestrel linkedin meta mm px reels sans serif shorts space sponsored stories tiktok youtube'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? [];

/**
 * Which texts of a page in another language are English: those that say, word for word, what the same page says in
 * English, and those with two words or more that only English has. One word alone may be a loanword.
 */
export function leftOverEnglish(
  locale: Exclude<LocaleCode, 'en'>,
  texts: readonly string[],
  english: ReadonlySet<string>,
): string[] {
  const same = new Set([...(identicalWords.every ?? []), ...(identicalWords[locale] ?? [])]);
  return texts.filter((text) => {
    const words = wordsOf(text);
    if (same.has(text) || words.every((word) => names.has(word))) return false;
    if (words.filter((word) => onlyEnglish.has(word)).length >= 2) return true;
    return words.length >= 2 && english.has(text);
  });
}
