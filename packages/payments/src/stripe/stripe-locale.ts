const known = {
  en: 'en',
  ru: 'ru',
  ja: 'ja',
  id: 'id',
  cn: 'zh',
  de: 'de',
  es: 'es',
  fr: 'fr',
  it: 'it',
  kr: 'ko',
  nl: 'nl',
  pt: 'pt-BR',
  tr: 'tr',
  zh: 'zh-TW',
} as const;

/** Stripe's name of a language. What it does not speak it chooses itself. */
export function stripeLocale(locale: string): (typeof known)[keyof typeof known] | 'auto' {
  return Object.hasOwn(known, locale) ? known[locale as keyof typeof known] : 'auto';
}
