import { type ClientMessage, clientMessages } from '@adwright/contract/client/messages.ts';
import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { createTranslator } from 'use-intl/core';
import { fetchMessages } from '../words/fetch-messages.ts';

type Words = Readonly<Record<ClientMessage, string>>;

const known = new Map<LocaleCode, Words>([['en', clientMessages]]);

/** The language of the page, in which the server is asked to answer. */
export function clientLanguage(): string {
  const locale = currentLocale();
  if (!known.has(locale)) void fetchWords(locale);
  return localeOf(locale).tag;
}

/** English until the page's own words have arrived, which the first call asks for. */
export function clientWord(key: ClientMessage): string {
  return (known.get(currentLocale()) ?? clientMessages)[key];
}

function currentLocale(): LocaleCode {
  return splitLocale(location.pathname).locale;
}

async function fetchWords(locale: LocaleCode): Promise<void> {
  const messages = await fetchMessages(locale, ['session']).catch(() => null);
  if (messages === null) return;
  const t = createTranslator({ locale: localeOf(locale).tag, messages, namespace: 'session.client', timeZone: 'UTC' });
  const entries = Object.keys(clientMessages).map((key) => [key, t(key as ClientMessage)]);
  known.set(locale, Object.fromEntries(entries) as Words);
}
