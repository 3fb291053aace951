import { Badge } from '@adwright/ui/badge.tsx';
import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Coins, Crown, Menu, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useIsSold } from '../session/public-config.ts';
import { isSignedIn } from '../session/session-state.ts';
import { session, useSession } from '../session/session.ts';
import { setUsageOpen } from '../session/usage-store.ts';
import type { SectionKey } from './section-keys.ts';
import { useSectionWords } from './use-section-words.ts';
import { UserMenu } from './user-menu.tsx';

type TopBarProps = { section: SectionKey; onMenu: () => void; onClose: () => void };

export function TopBar({ section, onMenu, onClose }: TopBarProps) {
  const t = useTranslations('dashboard');
  const { nameOf } = useSectionWords();
  return (
    <div className="flex h-16 shrink-0 items-center gap-2 border-b px-2 sm:px-4">
      <IconButton label={t('menu.open')} icon={<Menu />} onClick={onMenu} className="md:hidden" />
      <p title={nameOf(section)} className="line-clamp-2 min-w-0 leading-tight font-medium break-words md:sr-only">
        {nameOf(section)}
      </p>
      <div className="ms-auto flex items-center gap-2 sm:gap-3">
        <WhoIsHere />
        <IconButton label={t('close')} icon={<X />} onClick={onClose} />
      </div>
    </div>
  );
}

/** A visitor, who may look at the ads library, has no plan and no credits to be told of. */
function WhoIsHere() {
  const t = useTranslations('shell');
  const state = useSession();
  if (!isSignedIn(state) && !state.loading)
    return (
      <Button variant="primary" size="sm" onClick={() => session.openLogin()}>
        {t('signIn')}
      </Button>
    );
  return (
    <>
      <PlanAndCredits />
      <UserMenu />
    </>
  );
}

/** Whoever pays sees their plan, everybody else the way to one: both lead to the plans, where some are sold. */
function PlanAndCredits() {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  const { credits, plan_name } = useSession();
  const sold = useIsSold();
  const free = plan_name === 'free';
  const showPlans = () => session.setModal('price', true);
  const label = free ? t('plan.upgrade') : t(`plan.${plan_name}`);
  return (
    <>
      {(free || !sold) && (
        <span className="hidden sm:block">
          <Badge>{t(`plan.${plan_name}`)}</Badge>
        </span>
      )}
      <button
        type="button"
        title={t('user.usage')}
        onClick={() => setUsageOpen(true)}
        className="touch-target rounded-control px-1.5 py-1 transition-colors hover:bg-hover"
      >
        <output className="flex items-center gap-1.5 text-sm font-medium whitespace-nowrap" data-credits={credits}>
          <Coins aria-hidden="true" className="size-4 text-accent-text" />
          {/* A phone has room for the number beside the coin, and for the section's name only then. */}
          <span aria-hidden="true" className="sm:hidden">
            {format.number(credits)}
          </span>
          <span className="max-sm:sr-only">{t('credits', { count: credits })}</span>
        </output>
      </button>
      {sold && (
        <>
          <Button variant={free ? 'primary' : 'outline'} size="sm" className="max-sm:hidden" onClick={showPlans}>
            {label}
          </Button>
          <IconButton label={label} icon={<Crown />} className="text-accent-text sm:hidden" onClick={showPlans} />
        </>
      )}
    </>
  );
}
