import type { LocaleCode } from '@adwright/i18n/locales.ts';

/** Where a page stands: under which origin, in which language. */
export type Site = { readonly origin: string; readonly locale: LocaleCode };
