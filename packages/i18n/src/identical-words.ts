import type { LocaleCode } from './locales.ts';

/** Texts that are rightly the same in English and another language: names, formats and shared words. */
export const identicalWords: Readonly<Partial<Record<LocaleCode | 'every', readonly string[]>>> = {
  every: [],
};
