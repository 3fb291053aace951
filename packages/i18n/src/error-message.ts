import type { ErrorCode, ErrorDetails } from '@adwright/contract/errors.ts';
import { createTranslator } from 'use-intl/core';
import { loadMessages } from './load-messages.ts';
import { localeOf, type LocaleCode } from './locales.ts';
import { typeset } from './typeset.ts';

/** The words of an error in the caller's language. A detail the message does not name is ignored. */
export async function errorMessage(locale: LocaleCode, code: ErrorCode, details: ErrorDetails = {}): Promise<string> {
  const { errors } = await loadMessages(locale, ['errors']);
  const messages: Readonly<Record<string, string>> = errors;
  const translate = createTranslator({ locale: localeOf(locale).tag, messages, timeZone: 'UTC' });
  return typeset(locale, translate(code, details));
}
