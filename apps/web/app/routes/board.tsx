import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { localeOf } from '@adwright/i18n/locales.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { translator } from '@adwright/i18n/translator.ts';
import { brand } from '@adwright/contract/brand.ts';
import { SharedBoard } from '../features/library/shared-board.tsx';
import { notFound } from '../not-found-answer.ts';
import { boardContext, originContext } from '../request-context.ts';
import { boardMeta } from '../seo/board-meta.ts';
import { errorMeta } from '../shell/error-meta.ts';
import { MoreMessages } from '../words/messages-provider.tsx';
import type { Route } from './+types/board';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname);
  // A prefix that is no language is an unknown path.
  if (params.lang !== undefined && localeOf(locale).code !== params.lang) throw notFound(url);
  const [messages, t] = await Promise.all([loadMessages(locale, ['library']), translator(locale, 'library')]);
  const made = t('shared.made', { product: brand.name });
  const card = boardMeta(context.get(boardContext), { made, url, origin: context.get(originContext) });
  return { token: params.token, messages, card };
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return errorMeta(error, matches[0].loaderData);
  // Whoever shares a link means the people it was sent to, not search engines.
  return [...loaderData.card, { name: 'robots', content: 'noindex' }];
}

export default function Board({ loaderData }: Route.ComponentProps) {
  return (
    <MoreMessages messages={loaderData.messages}>
      <main id="content" className="page-width flex min-h-[calc(100dvh-4rem)] flex-col gap-8 py-10 sm:py-16">
        <SharedBoard key={loaderData.token} token={loaderData.token} />
      </main>
    </MoreMessages>
  );
}
