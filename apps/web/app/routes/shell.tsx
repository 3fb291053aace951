import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { session, useSession } from '../session/session.ts';
import { MoreMessages } from '../shell/messages-provider.tsx';
import { type RouteHandle, runMiddleware } from '../shell/route-middleware.ts';
import { AppShell } from '../shell/sidebar/app-shell.tsx';
import type { Route } from './+types/shell';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
export { onLanguageChange as shouldRevalidate } from '../should-revalidate.ts';

export async function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname);
  return { messages: await loadMessages(locale, ['app-shell', 'billing', 'dashboard']) };
}

/** The sidebar around every shell page, which may ask for a signed-in person. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const state = useSession();
  const names = useMatches().flatMap(({ handle }) => (handle as RouteHandle | undefined)?.middleware ?? []);
  const answer = runMiddleware(names, state);
  useEffect(() => {
    if (answer === 'log-in') session.openLogin();
  }, [answer]);
  return (
    <MoreMessages messages={loaderData.messages}>
      <AppShell>
        <Outlet />
      </AppShell>
    </MoreMessages>
  );
}
