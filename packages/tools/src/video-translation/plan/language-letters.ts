import type { LocaleCode } from '@adwright/i18n/locales.ts';

/** Three letters, as tracks of films name languages (ISO 639-2). */
export const languageLetters: Readonly<Record<LocaleCode, string>> = {
  en: 'eng',
  ru: 'rus',
  ja: 'jpn',
  id: 'ind',
  ar: 'ara',
  cn: 'zho',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  it: 'ita',
  kr: 'kor',
  nl: 'nld',
  pt: 'por',
  tr: 'tur',
  zh: 'zho',
};
