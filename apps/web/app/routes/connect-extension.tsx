import { brand } from '@adwright/contract/brand.ts';
import { connectPath } from '@adwright/contract/collection/extension.ts';
import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { translator } from '@adwright/i18n/translator.ts';
import { Blocks } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ConnectExtension } from '../features/library/connect-extension.tsx';
import { notFound } from '../not-found-answer.ts';
import { LogInFirst } from '../session/log-in-first.tsx';
import { isSignedIn } from '../session/session-state.ts';
import { useSession } from '../session/session.ts';
import { unlistedMeta } from '../seo/page-meta.ts';
import { errorMeta } from '../shell/error-meta.ts';
import { MoreMessages } from '../words/messages-provider.tsx';
import type { Route } from './+types/connect-extension';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
export { onPathChange as shouldRevalidate } from '../should-revalidate.ts';

export async function loader({ url }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(url.pathname);
  if (path.replace(/\/$/, '') !== connectPath) throw notFound(url);
  const [messages, t] = await Promise.all([loadMessages(locale, ['extension']), translator(locale, 'extension')]);
  return { messages, title: `${t('connect.title')} · ${brand.name}`, description: t('connect.lead') };
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return errorMeta(error, matches[0].loaderData);
  return unlistedMeta({ ...loaderData, path: connectPath }, matches[0].loaderData);
}

/** Where the extension is connected to whoever is signed in. */
export default function Connect({ loaderData }: Route.ComponentProps) {
  return (
    <MoreMessages messages={loaderData.messages}>
      <main id="content" className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center px-4 py-12 sm:px-8">
        <Body />
      </main>
    </MoreMessages>
  );
}

function Body() {
  const t = useTranslations('extension.connect');
  const state = useSession();
  if (isSignedIn(state)) return <ConnectExtension />;
  if (state.loading) return null;
  return <LogInFirst icon={<Blocks />} title={t('signedOut')} text={t('lead')} />;
}
