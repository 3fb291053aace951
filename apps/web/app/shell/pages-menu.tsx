import { buttonClass } from '@adwright/ui/button-class.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { LanguageButton } from './language-menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useLocalizedPath } from '../words/use-locale-code.ts';
import { useNavigationPages } from './use-navigation-pages.ts';
import { Icon } from './icon.tsx';

export const pagesMenuId = 'pages-menu';

/** The wide screen's way into the menu. */
export function ToolsButton() {
  const t = useTranslations('shell');
  return (
    <button type="button" popoverTarget={pagesMenuId} className={buttonClass('ghost', 'md', 'group max-lg:hidden')}>
      {t('tools')}
      <Icon name="chevron-down" />
    </button>
  );
}

/** The narrow screen's way into the same menu. */
export function MenuButton() {
  const t = useTranslations('shell.menu');
  return <IconButton label={t('open')} icon={<Icon name="menu" />} popoverTarget={pagesMenuId} className="lg:hidden" />;
}

export function PagesMenu() {
  const t = useTranslations('shell');
  const to = useLocalizedPath();
  return (
    <nav id={pagesMenuId} popover="auto" aria-label={t('tools')} className="header-popover pages-popover">
      <div className="page-width pt-4 pb-10 lg:pt-8">
        <div className="mb-4 flex items-center gap-1 lg:hidden">
          <LanguageButton />
          <ThemeButton />
          <span className="ms-auto" />
          <IconButton
            label={t('menu.close')}
            icon={<Icon name="x" />}
            popoverTarget={pagesMenuId}
            popoverTargetAction="hide"
          />
        </div>
        <div className="columns-2 gap-x-6 sm:columns-3 lg:columns-5">
          {useNavigationPages().map(({ title, pages }) => (
            <section key={title} className="mb-8 break-inside-avoid">
              <h2 className="mb-2 border-b border-line pb-2 font-sans text-xs font-semibold tracking-normal text-muted">
                {title}
              </h2>
              <ul>
                {pages.map(({ name, path }) => (
                  <li key={path}>
                    <Link
                      to={to(path)}
                      prefetch="intent"
                      className="touch-target flex items-center py-1.5 text-sm hover:text-accent-text hover:underline"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </nav>
  );
}
