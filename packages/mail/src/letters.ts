import { brand } from '@adwright/contract/brand.ts';
import type { Letter, Letters } from '@adwright/domain/accounts/ports.ts';
import { type OfferId, offerOf, offers } from '@adwright/contract/pay/offers.ts';
import { defaultLocale, isLocaleCode, type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import { localizedPath } from '@adwright/i18n/negotiate.ts';
import { translator } from '@adwright/i18n/translator.ts';
import { letterHtml, letterText, type LetterContent } from './letter-layout.ts';

/** The letters of accounts. `publicUrl` is where the letter leads; without it, it leads nowhere. */
export function mailLetters(options: { publicUrl: string | null }): Letters {
  function compose(to: string, locale: LocaleCode, content: LetterContent): Letter {
    const page = { ...content, locale, url: options.publicUrl };
    return { to, subject: content.subject, text: letterText(page), html: letterHtml(page) };
  }
  return {
    async code({ to, locale: wanted, code, minutes }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const names = { brand: brand.name };
      return compose(to, locale, {
        subject: t('code.subject', { ...names, code }),
        greeting: t('greeting'),
        paragraphs: [t('code.intro', names)],
        highlight: code,
        closing: [t('code.expiry', { minutes }), t('code.warning', names)],
        footer: t('footer', names),
      });
    },
    async passwordReset({ to, locale: wanted, code, minutes }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const names = { brand: brand.name };
      return compose(to, locale, {
        subject: t('reset.subject', { ...names, code }),
        greeting: t('greeting'),
        paragraphs: [t('reset.intro', names)],
        highlight: code,
        closing: [t('code.expiry', { minutes }), t('reset.warning')],
        footer: t('reset.why', names),
      });
    },
    async noAccount({ to, locale: wanted }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const names = { brand: brand.name };
      return compose(to, locale, {
        subject: t('noAccount.subject', names),
        greeting: t('greeting'),
        paragraphs: [t('noAccount.intro', names), t('noAccount.action')],
        highlight: null,
        closing: [t('noAccount.warning')],
        footer: t('reset.why', names),
      });
    },
    async emailChange({ to, locale: wanted, code, minutes }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const names = { brand: brand.name };
      return compose(to, locale, {
        subject: t('emailChange.subject', { ...names, code }),
        greeting: t('greeting'),
        paragraphs: [t('emailChange.intro', names)],
        highlight: code,
        closing: [t('code.expiry', { minutes }), t('emailChange.warning')],
        footer: t('security.why', names),
      });
    },
    async emailTaken({ to, locale: wanted }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const names = { brand: brand.name };
      return compose(to, locale, {
        subject: t('emailTaken.subject', names),
        greeting: t('greeting'),
        paragraphs: [t('emailTaken.intro', names)],
        highlight: null,
        closing: [t('emailTaken.warning')],
        footer: t('security.why', names),
      });
    },
    async security({ to, locale: wanted, news, date: day }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const names = { brand: brand.name, date: day ? longDate(locale, day) : '' };
      const subject = t(`security.${news}`, names);
      const isDeletion = news === 'deletion_asked';
      return compose(to, locale, {
        subject,
        greeting: t('greeting'),
        paragraphs: [subject, isDeletion ? t('security.deletion') : t('security.action')],
        highlight: null,
        closing: [t('security.warning')],
        footer: t('security.why', names),
      });
    },
    async runDone({ to, locale: wanted, title, search, failed }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const names = { brand: brand.name, title };
      const { publicUrl } = options;
      const home = localizedPath(locale, '/');
      return compose(to, locale, {
        subject: failed ? t('run.failedSubject', names) : t('run.subject', names),
        greeting: t('greeting'),
        paragraphs: [failed ? t('run.failed', names) : t('run.done', names)],
        highlight: null,
        link: publicUrl === null ? null : { label: t('run.open'), url: new URL(home + search, publicUrl).href },
        closing: [],
        footer: t('run.why', names),
      });
    },
    async adNews({ to, locale: wanted, name, news, followId, stopToken }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const names = { brand: brand.name, name };
      const { publicUrl } = options;
      const at = (search: string): string | null =>
        publicUrl === null ? null : new URL(`${localizedPath(locale, '/ad-tracker')}?${search}`, publicUrl).href;
      const [report, stop] = [at(`follow=${followId}`), at(`stop=${stopToken}`)];
      const lines = (['started', 'changed', 'stopped'] as const).filter((what) => news[what] > 0);
      const letter = compose(to, locale, {
        subject: t('adNews.subject', names),
        greeting: t('greeting'),
        paragraphs: [t('adNews.intro', names), ...lines.map((what) => t(`adNews.${what}`, { count: news[what] }))],
        highlight: null,
        link: report === null ? null : { label: t('adNews.open'), url: report },
        closing: stop === null ? [] : [`${t('adNews.stop')}: ${stop}`],
        footer: t('adNews.why', names),
      });
      if (publicUrl === null) return letter;
      const oneClick = new URL(`/unsubscribe/${stopToken}`, publicUrl).href;
      return {
        ...letter,
        headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      };
    },
    async receipt({ to, locale: wanted, offerId, cents, number }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const names = { brand: brand.name };
      return compose(to, locale, {
        subject: t('receipt.subject', names),
        greeting: t('greeting'),
        paragraphs: [t('receipt.intro'), await itemName(locale, offerId), t('receipt.number', { number })],
        highlight: dollars(locale, cents),
        closing: [t('receipt.where')],
        footer: t('payer', names),
      });
    },
    async renewal({ to, locale: wanted, plan, period, cents, date: day }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const date = longDate(locale, day);
      const names = { brand: brand.name, date };
      const item = plan === 'free' ? plan : await itemName(locale, offerOf(plan, period));
      return compose(to, locale, {
        subject: t('renewal.subject', names),
        greeting: t('greeting'),
        paragraphs: [t('renewal.intro', { item, date, price: dollars(locale, cents) }), t('renewal.action')],
        highlight: null,
        closing: [],
        footer: t('payer', names),
      });
    },
    async paymentFailed({ to, locale: wanted, plan, period, cents }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const names = { brand: brand.name };
      const item = plan === 'free' ? plan : await itemName(locale, offerOf(plan, period));
      return compose(to, locale, {
        subject: t('paymentFailed.subject', names),
        greeting: t('greeting'),
        paragraphs: [t('paymentFailed.intro', { item, price: dollars(locale, cents) }), t('paymentFailed.action')],
        highlight: null,
        closing: [],
        footer: t('payer', names),
      });
    },
    async alreadyRegistered({ to, locale: wanted }) {
      const locale = knownLocale(wanted);
      const t = await translator(locale, 'mail');
      const names = { brand: brand.name };
      return compose(to, locale, {
        subject: t('registered.subject', names),
        greeting: t('greeting'),
        paragraphs: [t('registered.intro', names), t('registered.action')],
        highlight: null,
        closing: [t('registered.warning')],
        footer: t('footer', names),
      });
    },
  };
}

async function itemName(locale: LocaleCode, offerId: string): Promise<string> {
  const t = await translator(locale, 'billing');
  const offer = offers[offerId as OfferId];
  if (offer.kind === 'credits') return t('items.credits', { count: offer.credits });
  return t(`items.${offer.period}`, { plan: t(`names.${offer.plan}`) });
}

function longDate(locale: LocaleCode, day: Date): string {
  return new Intl.DateTimeFormat(localeOf(locale).tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

function dollars(locale: LocaleCode, cents: number): string {
  const format = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(localeOf(locale).tag, format).format(cents / 100);
}

function knownLocale(wanted: string): LocaleCode {
  return isLocaleCode(wanted) ? wanted : defaultLocale;
}
