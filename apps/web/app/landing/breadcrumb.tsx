import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalizedPath } from '../words/use-locale-code.ts';
import { usePage } from './page-context.ts';

export function Breadcrumb() {
  const t = useTranslations('landing');
  const to = useLocalizedPath();
  return (
    <nav aria-label={t('breadcrumb')} className="pt-8 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-2">
        <li>
          <Link to={to('/')} className="touch-target inline-flex items-center hover:text-text hover:underline">
            {t('home')}
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page" className="text-text">
          {usePage().name}
        </li>
      </ol>
    </nav>
  );
}
