import { localeOf, locales } from '@adwright/i18n/locales.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { inLanguage, rememberLanguage } from '../words/language-choice.ts';
import { useLocaleCode } from '../words/use-locale-code.ts';
import { Icon } from './icon.tsx';

export const languageMenuId = 'language-menu';

export function LanguageButton() {
  const t = useTranslations('shell.language');
  const { name } = localeOf(useLocaleCode());
  return (
    <button
      type="button"
      popoverTarget={languageMenuId}
      aria-label={t('choose', { name })}
      className="touch-target inline-flex h-10 items-center gap-2 rounded-control px-2.5 text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-text"
    >
      <Icon name="languages" className="size-5" />
      <span className="max-lg:inline lg:max-xl:hidden">{name}</span>
    </button>
  );
}

/** Real links, so that a language can be opened in a new tab and found by a crawler. */
export function LanguageMenu() {
  const t = useTranslations('shell.language');
  const place = useLocation();
  const current = useLocaleCode();
  return (
    <nav id={languageMenuId} popover="auto" aria-label={t('title')} className="header-popover language-popover">
      <ul className="grid grid-cols-2 gap-1 p-2 sm:grid-cols-3">
        {locales.map(({ code, tag, dir, name }) => (
          <li key={code}>
            <Link
              to={inLanguage(code, place)}
              lang={tag}
              dir={dir}
              hrefLang={tag}
              aria-current={code === current ? 'true' : undefined}
              preventScrollReset
              onClick={() => rememberLanguage(code)}
              className={classNames(
                'touch-target flex items-center justify-between gap-3 rounded-control px-3 py-2 text-sm transition-colors hover:bg-hover',
                code === current ? 'font-semibold text-text' : 'text-muted',
              )}
            >
              {name}
              {code === current && <Icon name="check" className="size-4 shrink-0 text-accent-text" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
