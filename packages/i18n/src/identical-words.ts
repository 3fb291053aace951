import type { LocaleCode } from './locales.ts';

/** Texts that are rightly the same in English and another language: names, formats and shared words. */
export const identicalWords: Readonly<Partial<Record<LocaleCode | 'every', readonly string[]>>> = {
  every: ['{width} × {height} px'],
  ar: ['yourshop.com/products/linen-apron'],
  de: ['Code', 'Feed', 'Name', 'Status {code}', 'Story', 'optional'],
  es: ['Error', 'Feed'],
  fr: ['Code', 'Menu', 'Messages', 'Story'],
  it: ['Feed', 'Menu', 'Password'],
  nl: ['Code', 'Dashboard', 'Menu'],
  pt: ['Feed', 'Menu', 'Story'],
};
