import { createTranslator } from 'use-intl/core';
import type { Area } from './areas.ts';
import { type LoadArea, loadMessages } from './load-messages.ts';
import { localeOf, type LocaleCode } from './locales.ts';
import { typesetAll } from './typeset.ts';

/** Typed messages of one area outside React, for error messages and mails. Dates are written in UTC. */
export async function translator<A extends Area>(
  locale: LocaleCode,
  area: A,
  elsewhere?: Readonly<Partial<Record<Area, LoadArea>>>,
) {
  const messages = (await loadMessages(locale, [area], elsewhere))[area];
  return createTranslator({ locale: localeOf(locale).tag, messages: typesetAll(locale, messages), timeZone: 'UTC' });
}
