import { type OfferId, offers } from '@adwright/contract/pay/offers.ts';
import { defaultLocale, isLocaleCode, type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import { translator } from '@adwright/i18n/translator.ts';

/** What the pages of the sandbox say, in the language of whoever ordered. */
export async function pageWords(wanted: string) {
  const locale: LocaleCode = isLocaleCode(wanted) ? wanted : defaultLocale;
  const { tag, dir } = localeOf(locale);
  const [t, billing] = await Promise.all([translator(locale, 'sandbox'), translator(locale, 'billing')]);
  const money = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    t,
    billing,
    page: { language: tag, direction: dir, forms: true } as const,
    money: (cents: number) => (dir === 'rtl' ? `\u2066${money.format(cents / 100)}\u2069` : money.format(cents / 100)),
    day: (date: Date | string) => day.format(new Date(date)),
    item(offerId: string): string {
      const offer = offers[offerId as OfferId];
      if (offer.kind === 'credits') return billing('items.credits', { count: offer.credits });
      return billing(`items.${offer.period}`, { plan: billing(`names.${offer.plan}`) });
    },
  };
}

export type PageWords = Awaited<ReturnType<typeof pageWords>>;
