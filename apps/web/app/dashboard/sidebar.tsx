import { classNames } from '@adwright/ui/class-names.ts';
import { Drawer } from '@adwright/ui/drawer.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BrandMark, Wordmark } from '../brand/brand-mark.tsx';
import type { SectionKey } from './section-keys.ts';
import { SectionLinks } from './section-links.tsx';
import { setNarrow, useNarrowSidebar } from './sidebar-width.ts';

type SidebarProps = { current: SectionKey; menuOpen: boolean; onMenuOpen: (open: boolean) => void };

/** A column on wide screens, narrow or wide as the person likes; a slide-over below 768 px. */
export function Sidebar({ current, menuOpen, onMenuOpen }: SidebarProps) {
  const t = useTranslations('dashboard.menu');
  const narrow = useNarrowSidebar();
  return (
    <>
      <aside
        className={classNames(
          'hidden shrink-0 flex-col border-e bg-sunken transition-[width] duration-200 md:flex',
          narrow ? 'w-16' : 'w-60',
        )}
      >
        <div className={classNames('flex h-16 items-center', narrow ? 'justify-center' : 'px-5')}>
          {narrow ? <BrandMark className="size-7" /> : <Wordmark />}
        </div>
        <nav aria-label={t('label')} className="min-h-0 flex-1 overflow-y-auto px-3 py-2">
          <SectionLinks current={current} narrow={narrow} />
        </nav>
        <div className={classNames('flex border-t p-3', narrow && 'justify-center')}>
          <IconButton
            label={narrow ? t('expand') : t('collapse')}
            icon={narrow ? <PanelLeftOpen className="mirror-rtl" /> : <PanelLeftClose className="mirror-rtl" />}
            aria-expanded={!narrow}
            onClick={() => setNarrow(!narrow)}
          />
        </div>
      </aside>
      <Drawer
        open={menuOpen}
        onOpenChange={onMenuOpen}
        side="start"
        title={t('label')}
        hideTitle
        closeLabel={t('close')}
        width="max-w-[280px]"
      >
        <nav aria-label={t('label')} className="-mx-3 -mt-3">
          <SectionLinks current={current} onChosen={() => onMenuOpen(false)} />
        </nav>
      </Drawer>
    </>
  );
}
