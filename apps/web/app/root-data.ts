import { loadNavigation } from '@adwright/content/load-page.ts';
import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import type { RouterContextProvider } from 'react-router';
import { originContext } from './request-context.ts';
import { languageFonts } from './words/language-fonts.ts';

/** What the frame around every page needs. Never refuses an address: what is wrong with it is the page's to say. */
export async function rootLoader({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const { locale } = splitLocale(url.pathname);
  const [messages, groups] = await Promise.all([loadMessages(locale, ['shell', 'error-page']), loadNavigation(locale)]);
  const navigation = groups.map(({ title, pages }) => ({
    title,
    pages: pages.map(({ name, path }) => ({ name, path })),
  }));
  return { locale, origin: context.get(originContext), messages, navigation, fonts: languageFonts[locale] };
}

export type RootData = Awaited<ReturnType<typeof rootLoader>>;
