import type { ErrorCode, ErrorDetails } from '@adwright/contract/errors.ts';
import { createTranslator } from 'use-intl/core';
import { loadMessages } from './load-messages.ts';
import { localeOf, type LocaleCode } from './locales.ts';
import { typeset } from './typeset.ts';

/** The words of an error in the caller's language. A detail the message does not name is ignored. */
export async function errorMessage(locale: LocaleCode, code: ErrorCode, details: ErrorDetails = {}): Promise<string> {
  const { errors } = await loadMessages(locale, ['errors']);
  const messages: Readonly<Record<string, string>> = errors;
  const inLocale = { locale: localeOf(locale).tag, messages, timeZone: 'UTC' } as const;
  const plain = createTranslator(inLocale);
  // A run keeps the code of what went wrong and not its details: better less than the name of an error.
  const getMessageFallback = (): string => plain('tool_failed');
  const translate = createTranslator({ ...inLocale, getMessageFallback, onError: () => undefined });
  return typeset(locale, translate(code, details));
}
