import { localeOf } from '@adwright/i18n/locales.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function productPageRoutes(api: Api, deps: Deps): void {
  api.implement('aiAdsImageParseUrl', ({ input, locale, signal }) =>
    deps.pages.readProductPage(input.url, { signal, language: localeOf(locale).tag }),
  );
}
