import { brand } from '@adwright/contract/brand.ts';
import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { translator } from '@adwright/i18n/translator.ts';
import { SharedResult } from '../features/share/shared-result.tsx';
import { notFound } from '../not-found-answer.ts';
import { originContext, sharedContext } from '../request-context.ts';
import { shareMeta } from '../seo/share-meta.ts';
import { errorMeta } from '../shell/error-meta.ts';
import { MoreMessages } from '../words/messages-provider.tsx';
import type { Route } from './+types/share';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname);
  // A prefix that is no language is an unknown path.
  if (params.lang !== undefined && localeOf(locale).code !== params.lang) throw notFound(url);
  const [messages, t] = await Promise.all([loadMessages(locale, ['work']), translator(locale, 'work')]);
  const made = t('page.made', { product: brand.name });
  const card = shareMeta(context.get(sharedContext), { made, url, origin: context.get(originContext) });
  return { token: params.token, messages, card };
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return errorMeta(error, matches[0].loaderData);
  // Whoever shares a link means the people it was sent to, not search engines.
  return [...loaderData.card, { name: 'robots', content: 'noindex' }];
}

export default function Share({ loaderData }: Route.ComponentProps) {
  return (
    <MoreMessages messages={loaderData.messages}>
      <main
        id="content"
        className="page-width flex min-h-[calc(100dvh-4rem)] flex-col items-center gap-8 py-10 sm:py-16"
      >
        <SharedResult key={loaderData.token} token={loaderData.token} />
      </main>
    </MoreMessages>
  );
}
