import { brand } from '@adwright/contract/brand.ts';
import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { translator } from '@adwright/i18n/translator.ts';
import { SignInScreen } from '../features/sign-in/sign-in-screen.tsx';
import { notFound } from '../not-found-answer.ts';
import { errorMeta } from '../shell/error-meta.ts';
import { MoreMessages } from '../shell/messages-provider.tsx';
import { useLocalizedPath } from '../shell/use-locale-code.ts';
import type { Route } from './+types/sign-in';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';

export async function loader({ url }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(url.pathname);
  if (path.replace(/\/$/, '') !== '/sign-in') throw notFound(url);
  const [messages, t] = await Promise.all([loadMessages(locale, ['session']), translator(locale, 'session')]);
  return {
    messages,
    title: `${t('signIn.pageTitle')} · ${brand.name}`,
    description: t('signIn.pageDescription', { product: brand.name }),
  };
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return errorMeta(error, matches[0].loaderData);
  return [
    { title: loaderData.title },
    { name: 'description', content: loaderData.description },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function SignIn({ loaderData }: Route.ComponentProps) {
  const to = useLocalizedPath();
  return (
    <MoreMessages messages={loaderData.messages}>
      <main
        id="content"
        className="page-width flex min-h-[calc(100dvh-4rem)] justify-center py-10 sm:items-center sm:py-16"
      >
        <SignInScreen home={to('/')} />
      </main>
    </MoreMessages>
  );
}
