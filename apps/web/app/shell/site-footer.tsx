import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Wordmark } from '../brand/brand-mark.tsx';
import { useLocalizedPath } from '../words/use-locale-code.ts';
import { useNavigationPages } from './use-navigation-pages.ts';

export function SiteFooter() {
  const t = useTranslations('shell.footer');
  const to = useLocalizedPath();
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="page-width grid gap-12 py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <div className="flex flex-col items-start gap-4">
          <Wordmark />
          <p className="max-w-xs text-muted">{t('promise')}</p>
        </div>
        <nav aria-label={t('title')} className="columns-2 gap-x-8 sm:columns-3 xl:columns-4">
          {useNavigationPages().map(({ title, pages }) => (
            <section key={title} className="mb-10 break-inside-avoid">
              <h2 className="mb-3 font-sans text-sm font-semibold tracking-normal">{title}</h2>
              <ul>
                {pages.map(({ name, path }) => (
                  <li key={path}>
                    <Link
                      to={to(path)}
                      className="touch-target inline-flex items-center py-1 text-sm text-muted hover:text-text hover:underline"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <div className="page-width flex items-center gap-6 border-t border-line py-6 text-sm text-muted">
        <ColourBar />
        <p>{t('licence')}</p>
      </div>
    </footer>
  );
}

/** The strip of solid inks at the edge of a printed sheet. */
function ColourBar() {
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1">
      {['bg-inverse', 'bg-accent', 'bg-support', 'bg-line-strong', 'bg-line'].map((ink) => (
        <span key={ink} className={`size-3 ${ink}`} />
      ))}
    </span>
  );
}
