import { brand } from '@adwright/contract/brand.ts';
import { Drawer } from '@adwright/ui/drawer.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { session } from '../../session/session.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { BrandMark, Wordmark } from '../../brand/brand-mark.tsx';
import { LanguageButton, LanguageMenu, languageMenuId } from '../language-menu.tsx';
import { ThemeButton } from '../theme-button.tsx';
import { useClosedAfterNavigation } from '../use-closed-after-navigation.ts';
import { useLocalizedPath } from '../../words/use-locale-code.ts';
import { MenuSections } from './menu-list.tsx';
import { OfferBanner } from './offer-banner.tsx';
import { setCollapsed, useCollapsed } from './collapsed.ts';
import { useMenu } from './use-menu.ts';
import { UserCard } from './user-card.tsx';

const menus = [languageMenuId];

/** The frame of the shell's pages: a column on wide screens that can go away, a slide-over below 768 px. */
export function AppShell({ children }: { children: ReactNode }) {
  const t = useTranslations('app-shell');
  const skip = useTranslations('shell')('skip');
  const collapsed = useCollapsed();
  const [open, setOpen] = useState(false);
  useClosedAfterNavigation(menus);
  return (
    <div className="flex min-h-dvh">
      <a href="#content" className={buttonClass('solid', 'md', 'absolute start-4 top-3 z-50 not-focus:sr-only')}>
        {skip}
      </a>
      {!collapsed && (
        <aside
          aria-label={t('label')}
          className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-e bg-sunken md:flex"
          data-sidebar=""
        >
          <div className="flex h-16 shrink-0 items-center justify-between ps-5 pe-3">
            <HomeLink />
            <IconButton
              label={t('collapse')}
              icon={<PanelLeftClose className="mirror-rtl" />}
              onClick={() => setCollapsed(true)}
            />
          </div>
          <SidebarBody onChosen={() => {}} />
        </aside>
      )}
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side="start"
        title={t('label')}
        hideTitle
        closeLabel={t('close')}
        width="max-w-[280px]"
      >
        <div className="-m-6 flex min-h-full flex-col">
          <SidebarBody onChosen={() => setOpen(false)} />
        </div>
      </Drawer>
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex h-16 shrink-0 items-center gap-1 px-3 sm:px-6">
          <IconButton label={t('open')} icon={<Menu />} onClick={() => setOpen(true)} className="md:hidden" />
          <div className={collapsed ? '' : 'md:hidden'}>
            <HomeLink compact />
          </div>
          <div className="ms-auto flex items-center gap-1">
            <LanguageButton />
            <ThemeButton />
          </div>
          <LanguageMenu />
        </header>
        {children}
      </div>
      {collapsed && (
        <IconButton
          label={t('expand')}
          icon={<PanelLeftOpen className="mirror-rtl" />}
          onClick={() => setCollapsed(false)}
          className="fixed start-3 bottom-4 z-30 border bg-raised shadow-overlay max-md:hidden"
        />
      )}
    </div>
  );
}

/** The mark alone where a phone has no room for the name. */
function HomeLink({ compact = false }: { compact?: boolean }) {
  const t = useTranslations('shell');
  const to = useLocalizedPath();
  return (
    <Link to={to('/')} aria-label={t('home', { product: brand.name })} className="rounded-control py-2">
      {compact && <BrandMark className="size-7 sm:hidden" />}
      <span className={compact ? 'max-sm:hidden' : ''}>
        <Wordmark />
      </span>
    </Link>
  );
}

function SidebarBody({ onChosen }: { onChosen: () => void }) {
  const t = useTranslations('app-shell');
  const menu = useMenu();
  const logIn = () => {
    onChosen();
    // On the sign-in page the form stands already; a second one over it would only be in the way.
    const field = document.querySelector<HTMLInputElement>('#content input[type=email]');
    if (field === null) session.openLogin();
    else field.focus();
  };
  return (
    <>
      <div className="shrink-0 px-3 pb-3">
        <UserCard onLogIn={logIn} />
      </div>
      <nav aria-label={t('label')} className="min-h-0 flex-1 overflow-y-auto px-3 py-2">
        <MenuSections sections={menu} onChosen={onChosen} />
      </nav>
      <div className="shrink-0 p-3">
        <OfferBanner onChosen={onChosen} />
      </div>
    </>
  );
}
