import { localeOf } from '@adwright/i18n/locales.ts';
import { DirectionProvider } from '@adwright/ui/direction-provider.tsx';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import styles from './app.css?url';
import type { Route } from './+types/root';
import type { rootLoader } from './root-data.ts';
import { errorMeta } from './shell/error-meta.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { fallbackErrorMessages } from './shell/fallback-error-messages.ts';
import { RootMessages } from './words/messages-provider.tsx';
import { useNonce } from './shell/nonce.ts';
import { beforePaint } from './shell/before-paint.ts';
import { LateMount } from './late/late-mount.tsx';
import { useLocaleCode } from './words/use-locale-code.ts';

export { rootLoader as loader } from './root-data.ts';
export { onLanguageChange as shouldRevalidate } from './should-revalidate.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: bricolage, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function meta({ error, loaderData }: Route.MetaArgs) {
  return errorMeta(error, loaderData);
}

export function Layout({ children }: { children: ReactNode }) {
  const code = useLocaleCode();
  const data = useRouteLoaderData<typeof rootLoader>('root');
  const nonce = useNonce();
  const { tag, dir } = localeOf(code);
  return (
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fcfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10131b" media="(prefers-color-scheme: dark)" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <Meta />
        <Links />
        {data?.fonts && <link rel="stylesheet" href={data.fonts} />}
      </head>
      <body>
        <RootMessages locale={code} messages={data?.messages ?? fallbackErrorMessages}>
          <DirectionProvider dir={dir}>{children}</DirectionProvider>
        </RootMessages>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <LateMount />
    </>
  );
}

/** The last resort, when even the frame of the page failed: every page has its own boundary inside the frame. */
export function ErrorBoundary() {
  return <ErrorPage />;
}
