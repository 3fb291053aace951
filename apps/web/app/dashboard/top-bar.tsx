import { Badge } from '@adwright/ui/badge.tsx';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Coins, Menu, X } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../session/session.ts';
import { useLocalizedPath } from '../shell/use-locale-code.ts';
import type { SectionKey } from './section-keys.ts';
import { UserMenu } from './user-menu.tsx';

type TopBarProps = { section: SectionKey; onMenu: () => void; onClose: () => void };

export function TopBar({ section, onMenu, onClose }: TopBarProps) {
  const t = useTranslations('dashboard');
  return (
    <div className="flex h-16 shrink-0 items-center gap-2 border-b px-2 sm:px-4">
      <IconButton label={t('menu.open')} icon={<Menu />} onClick={onMenu} className="md:hidden" />
      <p className="min-w-0 truncate font-medium md:sr-only">{t(`sections.${section}.name`)}</p>
      <div className="ms-auto flex items-center gap-2 sm:gap-3">
        <PlanAndCredits />
        <UserMenu />
        <IconButton label={t('close')} icon={<X />} onClick={onClose} />
      </div>
    </div>
  );
}

function PlanAndCredits() {
  const t = useTranslations('dashboard');
  const to = useLocalizedPath();
  const { credits, plan_name } = useSession();
  return (
    <>
      <span className="hidden sm:block">
        <Badge>{t(`plan.${plan_name}`)}</Badge>
      </span>
      <output className="flex items-center gap-1.5 text-sm font-medium whitespace-nowrap" data-credits={credits}>
        <Coins aria-hidden="true" className="size-4 text-accent-text" />
        {t('credits', { count: credits })}
      </output>
      {plan_name === 'free' && (
        <Link to={to('/pricing')} className={buttonClass('outline', 'sm', 'max-lg:hidden')}>
          {t('plan.upgrade')}
        </Link>
      )}
    </>
  );
}
