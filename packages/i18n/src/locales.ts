/**
 * The one table of languages. Routes, sitemap, prerender list, hreflang, direction and the switcher
 * derive from it. `code` is the path prefix the product's owner chose, which is not always a language tag.
 */
export type Locale = {
  readonly code: string;
  /** BCP 47 tag for `lang`, hreflang and Intl. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  /** The language's name in itself. */
  readonly name: string;
  /** Tags of a browser's language list that choose this locale, most specific first. */
  readonly matches: readonly string[];
};

export const locales = [
  { code: 'en', tag: 'en', dir: 'ltr', name: 'English', matches: ['en'] },
  { code: 'ru', tag: 'ru', dir: 'ltr', name: 'Русский', matches: ['ru'] },
  { code: 'ja', tag: 'ja', dir: 'ltr', name: '日本語', matches: ['ja'] },
  { code: 'id', tag: 'id', dir: 'ltr', name: 'Bahasa Indonesia', matches: ['id', 'in'] },
  { code: 'ar', tag: 'ar', dir: 'rtl', name: 'العربية', matches: ['ar'] },
  { code: 'cn', tag: 'zh-Hans', dir: 'ltr', name: '简体中文', matches: ['zh-hans', 'zh-cn', 'zh-sg', 'zh'] },
  { code: 'de', tag: 'de', dir: 'ltr', name: 'Deutsch', matches: ['de'] },
  { code: 'es', tag: 'es', dir: 'ltr', name: 'Español', matches: ['es'] },
  { code: 'fr', tag: 'fr', dir: 'ltr', name: 'Français', matches: ['fr'] },
  { code: 'it', tag: 'it', dir: 'ltr', name: 'Italiano', matches: ['it'] },
  { code: 'kr', tag: 'ko', dir: 'ltr', name: '한국어', matches: ['ko'] },
  { code: 'nl', tag: 'nl', dir: 'ltr', name: 'Nederlands', matches: ['nl'] },
  { code: 'pt', tag: 'pt', dir: 'ltr', name: 'Português', matches: ['pt'] },
  { code: 'tr', tag: 'tr', dir: 'ltr', name: 'Türkçe', matches: ['tr'] },
  { code: 'zh', tag: 'zh-Hant', dir: 'ltr', name: '繁體中文', matches: ['zh-hant', 'zh-tw', 'zh-hk', 'zh-mo'] },
] as const satisfies readonly Locale[];

export type LocaleCode = (typeof locales)[number]['code'];

export const defaultLocale: LocaleCode = 'en';

export const localeCodes: readonly LocaleCode[] = locales.map((locale) => locale.code);

export function isLocaleCode(value: string | undefined): value is LocaleCode {
  return value !== undefined && (localeCodes as readonly string[]).includes(value);
}

const byCode = new Map<string, (typeof locales)[number]>(locales.map((locale) => [locale.code, locale]));

export function localeOf(code: LocaleCode): Locale {
  return byCode.get(code) as Locale;
}
