import type { LocaleCode } from './locales.ts';

/** Texts that are rightly the same in English and another language: names, formats and shared words. */
export const identicalWords: Readonly<Partial<Record<LocaleCode | 'every', readonly string[]>>> = {
  every: ['{width} × {height} px'],
  ar: ['yourshop.com/products/linen-apron'],
  de: ['Code', 'Dashboard', 'Feed', 'Headline', 'Name', 'Status {code}', 'Story', 'Upgrade', 'optional'],
  es: ['Error', 'Feed'],
  fr: ['Code', 'Menu', 'Messages', 'QR codes', 'Story'],
  it: ['Feed', 'Menu', 'Password'],
  nl: ['Code', 'Dashboard', 'Menu', '{count, plural, one {# credit} other {# credits}}'],
  pt: ['Feed', 'Menu', 'QR codes', 'Story'],
};
