import { brand } from '@adwright/contract/brand.ts';
import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { translator } from '@adwright/i18n/translator.ts';
import type { SignInStep } from '../features/sign-in/sign-in-flow.tsx';
import { SignInProof } from '../features/sign-in/sign-in-proof.tsx';
import { SignInScreen } from '../features/sign-in/sign-in-screen.tsx';
import { notFound } from '../not-found-answer.ts';
import { writeAdSamples } from '@adwright/tools/ad-copy/plan/write-samples.ts';
import { errorMeta } from '../shell/error-meta.ts';
import { unlistedMeta } from '../seo/page-meta.ts';
import { MoreMessages } from '../words/messages-provider.tsx';
import { useLocalizedPath } from '../words/use-locale-code.ts';
import type { Route } from './+types/sign-in';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';

/** Two addresses of one screen: each shows its own form before any script has run. */
const screens: Readonly<Record<string, SignInStep>> = { '/sign-in': 'sign-in', '/register': 'register' };

export async function loader({ url }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(url.pathname);
  const screen = screens[path.replace(/\/$/, '')];
  if (screen === undefined) throw notFound(url);
  const [messages, t, samples] = await Promise.all([
    loadMessages(locale, ['session']),
    translator(locale, 'session'),
    writeAdSamples(locale),
  ]);
  return {
    screen,
    path: `/${screen}`,
    messages,
    samples,
    title: `${t(screen === 'register' ? 'register.title' : 'signIn.pageTitle')} · ${brand.name}`,
    description: t('signIn.pageDescription', { product: brand.name }),
  };
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return errorMeta(error, matches[0].loaderData);
  return unlistedMeta(loaderData, matches[0].loaderData);
}

export default function SignIn({ loaderData }: Route.ComponentProps) {
  const to = useLocalizedPath();
  return (
    <MoreMessages messages={loaderData.messages}>
      <main
        id="content"
        className="page-width grid min-h-[calc(100dvh-4rem)] justify-items-center gap-16 py-10 sm:items-center sm:py-16 lg:grid-cols-2"
      >
        <SignInScreen key={loaderData.screen} start={loaderData.screen} home={to('/')} />
        <SignInProof {...loaderData.samples} />
      </main>
    </MoreMessages>
  );
}
