import { splitLocale } from '@adwright/i18n/negotiate.ts';

type Move = { currentUrl: URL; nextUrl: URL };

/** A page's words depend on its path alone: a changed query (the dashboard opening, say) asks the server nothing. */
export function onPathChange({ currentUrl, nextUrl }: Move): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The frame's words depend on the language alone. */
export function onLanguageChange({ currentUrl, nextUrl }: Move): boolean {
  return splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale;
}
