import { localeOf } from '@adwright/i18n/locales.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import type { ReactNode } from 'react';
import { Link, isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { isNotFoundData, readablePath } from '../not-found-answer.ts';
import { useLocaleCode, useLocalizedPath } from '../words/use-locale-code.ts';

/** Says what happened in words, with its status; crawlers never see this (entry.server answers them). */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage path={isNotFoundData(error.data) ? error.data.path : undefined} />;
  }
  return <InternalErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}

function NotFoundPage({ path }: { path: string | undefined }) {
  const t = useTranslations('error-page');
  const here = useLocation().pathname;
  const { dir } = localeOf(useLocaleCode());
  const to = useLocalizedPath();
  return (
    <ErrorFrame
      status={404}
      title={t('notFound.title')}
      message={t('notFound.message', { path: asAddress(path ?? readablePath(here), dir) })}
      description={t('notFound.description')}
    >
      <Link to={to('/')} className={buttonClass('primary', 'lg')}>
        {t('home')}
      </Link>
    </ErrorFrame>
  );
}

/** An address reads from left to right, also inside a sentence that does not: invisible marks fence it off. */
function asAddress(path: string, dir: 'ltr' | 'rtl'): string {
  return dir === 'rtl' ? `\u2066${path}\u2069` : path;
}

function InternalErrorPage({ status }: { status: number }) {
  const t = useTranslations('error-page');
  const to = useLocalizedPath();
  return (
    <ErrorFrame
      status={status}
      title={t('internal.title')}
      message={t('internal.message')}
      description={t('internal.description')}
    >
      <button type="button" className={buttonClass('primary', 'lg')} onClick={() => location.reload()}>
        {t('retry')}
      </button>
      <Link to={to('/')} reloadDocument className={buttonClass('outline', 'lg')}>
        {t('home')}
      </Link>
    </ErrorFrame>
  );
}

type ErrorFrameProps = {
  status: number;
  title: string;
  message: string;
  description: string;
  children: ReactNode;
};

/** The status is printed out of register: the accent's plate has slipped. */
function ErrorFrame({ status, title, message, description, children }: ErrorFrameProps) {
  const t = useTranslations('error-page');
  return (
    <main id="content" className="page-width grid min-h-[70vh] items-center gap-10 py-16 lg:grid-cols-2 lg:gap-16">
      <div className="proof mx-5 grid place-items-center py-10 sm:py-16 lg:mx-0" aria-hidden="true">
        <span
          className="misprint font-display text-[clamp(7rem,20vw,15rem)] leading-none font-extrabold"
          data-text={status}
        >
          {status}
        </span>
      </div>
      <div className="flex flex-col items-start gap-6">
        <p className="text-sm font-medium text-accent-text">{t('status', { code: String(status) })}</p>
        <h1 className="text-4xl">{title}</h1>
        <p className="font-medium text-text">
          <bdi className="break-all">{message}</bdi>
        </p>
        <p className="max-w-prose text-lg text-muted">{description}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </main>
  );
}
