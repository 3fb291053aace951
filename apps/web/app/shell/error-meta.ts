import { brand } from '@adwright/contract/brand.ts';
import type { Messages } from '@adwright/i18n/areas.ts';
import { localeOf, type LocaleCode } from '@adwright/i18n/locales.ts';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { createTranslator } from 'use-intl/core';
import { fallbackErrorMessages } from './fallback-error-messages.ts';

type RootData = { readonly locale: LocaleCode; readonly messages: Pick<Messages, 'error-page'> } | undefined;

/** Title of the error page. Search engines keep no error page, in any language. */
export function errorMeta(error: unknown, root: RootData): MetaDescriptor[] {
  const t = createTranslator({
    locale: localeOf(root?.locale ?? 'en').tag,
    messages: (root?.messages ?? fallbackErrorMessages)['error-page'],
  });
  const title = isRouteErrorResponse(error) && error.status === 404 ? t('notFound.title') : t('internal.title');
  return [{ title: `${title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}
