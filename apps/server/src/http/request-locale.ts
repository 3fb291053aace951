import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { isLocaleCode } from '@adwright/i18n/locales.ts';
import { localeForTag, negotiateLocale } from '@adwright/i18n/negotiate.ts';
import type { FastifyRequest } from 'fastify';

/** `?lang` (our code or a language tag), else the browser's list, else English. */
export function requestLocale(request: FastifyRequest): LocaleCode {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  const wanted = typeof lang === 'string' ? lang : undefined;
  if (isLocaleCode(wanted)) return wanted;
  return (wanted && localeForTag(wanted)) || negotiateLocale(undefined, request.headers['accept-language']);
}
