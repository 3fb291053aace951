import { plans } from '@adwright/contract/pay/plans.ts';
import { useTranslations } from 'use-intl';
import { useIsSold } from '../session/public-config.ts';
import { isSignedIn } from '../session/session-state.ts';
import { session, useSession } from '../session/session.ts';

/** Of a month's credits: less than this is worth a word before a run is refused. */
const lowShare = 0.1;

export function LowCredits() {
  const t = useTranslations('dashboard');
  const state = useSession();
  const { credits, plan_name } = state;
  const sold = useIsSold();
  if (!isSignedIn(state) || !sold || credits >= plans[plan_name].monthlyCredits * lowShare) return null;
  return (
    <output className="flex flex-wrap items-center gap-x-3 border-b bg-accent-soft px-4 py-2 text-sm">
      {t('lowCredits', { count: credits })}
      <button
        type="button"
        onClick={() => session.setModal('price', true)}
        className="touch-area rounded-control font-medium text-accent-text underline underline-offset-4"
      >
        {t('getCredits')}
      </button>
    </output>
  );
}
