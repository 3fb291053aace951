import { brand } from '@adwright/contract/brand.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AccountButton } from './account-button.tsx';
import { Wordmark } from '../brand/brand-mark.tsx';
import { LanguageButton, LanguageMenu, languageMenuId } from './language-menu.tsx';
import { MenuButton, PagesMenu, pagesMenuId, ToolsButton } from './pages-menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useClosedAfterNavigation } from './use-closed-after-navigation.ts';
import { useLocalizedPath } from '../words/use-locale-code.ts';
import { usePageName } from './use-navigation-pages.ts';

const menus = [pagesMenuId, languageMenuId];

export function SiteHeader() {
  const t = useTranslations('shell');
  const to = useLocalizedPath();
  useClosedAfterNavigation(menus);
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface">
      <a href="#content" className={buttonClass('solid', 'md', 'absolute start-4 top-3 z-10 not-focus:sr-only')}>
        {t('skip')}
      </a>
      <div className="page-width flex h-16 items-center gap-1">
        <Link
          to={to('/')}
          aria-label={t('home', { product: brand.name })}
          className="rounded-control py-2 sm:me-2 lg:me-4"
        >
          <Wordmark />
        </Link>
        <nav aria-label={t('navigation')} className="flex items-center gap-1 max-lg:hidden">
          <ToolsButton />
          <HeaderLink path="/ad-copy-generator" />
          <HeaderLink path="/ads-library" />
          <HeaderLink path="/pricing" />
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <div className="flex items-center gap-1 max-sm:hidden">
            <LanguageButton />
            <ThemeButton />
          </div>
          <AccountButton />
          <MenuButton />
        </div>
      </div>
      <PagesMenu />
      <LanguageMenu />
    </header>
  );
}

function HeaderLink({ path }: { path: string }) {
  const name = usePageName(path);
  const to = useLocalizedPath();
  if (name === undefined) return null;
  return (
    <Link to={to(path)} prefetch="intent" className={buttonClass('ghost')}>
      {name}
    </Link>
  );
}
