import { loadMessages } from '@adwright/i18n/load-messages.ts';
import { messageAreas } from '@adwright/tools/message-areas.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { Outlet } from 'react-router';
import { MoreMessages } from '../words/messages-provider.tsx';
import { AppShell } from '../shell/sidebar/app-shell.tsx';
import type { Route } from './+types/shell';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
export { onLanguageChange as shouldRevalidate } from '../should-revalidate.ts';

export async function loader({ url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname);
  return { messages: await loadMessages(locale, ['app-shell', 'billing', 'dashboard', 'tool-sections'], messageAreas) };
}

/** The sidebar around every shell page. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <MoreMessages messages={loaderData.messages}>
      <AppShell>
        <Outlet />
      </AppShell>
    </MoreMessages>
  );
}
