import { brand } from '@adwright/contract/brand.ts';
import { translator } from '@adwright/i18n/translator.ts';
import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Images } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { DashboardAddress } from '../dashboard/dashboard-address.ts';
import { sections } from '../dashboard/sections.ts';
import { notFound } from '../not-found-answer.ts';
import { LazyMessages } from '../words/lazy-messages.tsx';
import { PartBoundary } from '../parts/part-boundary.tsx';
import { PartFailed } from '../parts/part-failed.tsx';
import { LogInFirst } from '../session/log-in-first.tsx';
import { isSignedIn } from '../session/session-state.ts';
import { session, useSession } from '../session/session.ts';
import { errorMeta } from '../shell/error-meta.ts';
import { runMiddleware } from '../shell/route-middleware.ts';
import { unlistedMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/my-ads';

export { ErrorPage as ErrorBoundary } from '../shell/error-page.tsx';
export { onPathChange as shouldRevalidate } from '../should-revalidate.ts';

export async function loader({ url }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(url.pathname);
  if (path.replace(/\/$/, '') !== '/my-ads') throw notFound(url);
  const t = await translator(locale, 'app-shell');
  return {
    title: `${t('myAds')} · ${brand.name}`,
    description: t('myAdsPage.description'),
  };
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return errorMeta(error, matches[0].loaderData);
  return unlistedMeta({ ...loaderData, path: '/my-ads' }, matches[0].loaderData);
}

const wholeCollection: DashboardAddress = {
  section: 'MyAds',
  runId: null,
  product: null,
  productId: null,
  projectId: null,
  tab: null,
  like: null,
  find: null,
  adId: null,
};

/** The person's collection as a page of its own: the same as in the dashboard. */
export default function MyAds() {
  const state = useSession();
  const { areas, Component } = sections.MyAds;
  const answer = runMiddleware(['auth'], state);
  useEffect(() => {
    if (answer === 'log-in') session.openLogin();
  }, [answer]);
  return (
    <main id="content" className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 sm:px-8">
      {isSignedIn(state) ? (
        <PartBoundary fallback={<PartFailed />}>
          <Suspense fallback={<Waiting />}>
            <LazyMessages areas={areas}>
              <Component address={wholeCollection} />
            </LazyMessages>
          </Suspense>
        </PartBoundary>
      ) : (
        <Nobody loading={state.loading} />
      )}
    </main>
  );
}

function Nobody({ loading }: { loading: boolean }) {
  const t = useTranslations('app-shell');
  return (
    <>
      <h1 className="mb-8 text-3xl">{t('myAds')}</h1>
      {loading ? (
        <Waiting />
      ) : (
        <LogInFirst icon={<Images />} title={t('myAdsPage.signedOut')} text={t('myAdsPage.signedOutText')} />
      )}
    </>
  );
}

function Waiting() {
  const t = useTranslations('dashboard');
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-6">
      <Skeleton className="h-64 w-full rounded-card" />
    </output>
  );
}
