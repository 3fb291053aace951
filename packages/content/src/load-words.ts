import { defaultLocale, type LocaleCode } from '@adwright/i18n/locales.ts';
import type { PageWords } from './page.ts';
import type shared from './shared/en.ts';
import type { WordsOf } from './words-of.ts';

export type SharedWords = WordsOf<typeof shared>;

export type Loaded<Words> = { readonly words: Words; readonly language: LocaleCode };

/** A page's words in a language, or in English where nobody has translated them yet. */
export function loadWords(slug: string, locale: LocaleCode): Promise<Loaded<PageWords>> {
  return orEnglish(locale, (language) => import(`./pages/${slug}/${language}.ts`) as Promise<{ default: PageWords }>);
}

/** Words that many pages have in common. */
export function loadSharedWords(locale: LocaleCode): Promise<Loaded<SharedWords>> {
  return orEnglish(locale, (language) => import(`./shared/${language}.ts`) as Promise<{ default: SharedWords }>);
}

async function orEnglish<Words>(
  language: LocaleCode,
  load: (language: LocaleCode) => Promise<{ default: Words }>,
): Promise<Loaded<Words>> {
  try {
    return { words: (await load(language)).default, language };
  } catch (error) {
    if (language === defaultLocale || !isMissingFile(error)) throw error;
    return orEnglish(defaultLocale, load);
  }
}

/** Node and Vite's map of dynamic imports say the same thing differently. */
function isMissingFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return true;
  return error.message.startsWith('Unknown variable dynamic import');
}
