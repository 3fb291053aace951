import { loadPage } from '@adwright/content/load-page.ts';
import { pageByPath } from '@adwright/content/pages.ts';
import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { notFound } from '../not-found-answer.ts';
import { writeSampleAd, writeSampleTexts } from './write-sample-ad.ts';

/** Everything a public page shows. A prefix that is no language makes an unknown path, whatever follows it. */
export async function landingLoader({ url }: { url: URL }) {
  const { locale, path } = splitLocale(url.pathname);
  const entry = pageByPath(path);
  if (!entry) throw notFound(url);
  const page = await loadPage(entry, locale);
  // A page that is not translated yet is in one language throughout, down to the labels of its fields.
  const [messages, sample, texts] = await Promise.all([
    loadMessages(page.language, ['landing']),
    writeSampleAd(page.language),
    entry.textKind ? writeSampleTexts(page.language, entry.textKind) : [],
  ]);
  return { page, messages, sample, texts };
}

export type LandingData = Awaited<ReturnType<typeof landingLoader>>;
