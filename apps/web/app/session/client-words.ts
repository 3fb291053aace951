import { type ClientMessage, clientMessages } from '@adwright/contract/client-messages.ts';
import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';
import { createTranslator } from 'use-intl/core';

let language = 'en';
let words: Readonly<Record<ClientMessage, string>> = clientMessages;

/** The language the server is asked to answer in. */
export function clientLanguage(): string {
  return language;
}

export function clientWord(key: ClientMessage): string {
  return words[key];
}

/** English is in the script already; the other languages come when somebody is about to make a call. */
export async function speakClientWords(locale: LocaleCode): Promise<void> {
  const { tag } = localeOf(locale);
  if (tag === language) return;
  language = tag;
  if (locale === 'en') {
    words = clientMessages;
    return;
  }
  const messages = await loadMessages(locale, ['session']);
  if (tag !== language) return;
  const t = createTranslator({ locale: tag, messages, namespace: 'session.client', timeZone: 'UTC' });
  words = Object.fromEntries(Object.keys(clientMessages).map((key) => [key, t(key as ClientMessage)])) as typeof words;
}
