import { promotion } from '@adwright/contract/pay/plans.ts';
import { useTranslations } from 'use-intl';
import { setPromotion } from '../../promotion/promotion-store.ts';
import { useIsSold } from '../../session/public-config.ts';
import { useSession } from '../../session/session.ts';
import { useNumberFormat } from '../../words/use-number-format.ts';

/** Not for those who pay already, and not where nothing is sold. */
export function OfferBanner({ onChosen }: { onChosen: () => void }) {
  const t = useTranslations('billing.offer');
  const percent = useNumberFormat({ style: 'percent' });
  const { plan_name, loading } = useSession();
  const sold = useIsSold();
  if (loading || plan_name !== 'free' || !sold) return null;
  return (
    <button
      type="button"
      onClick={() => {
        onChosen();
        setPromotion(true);
      }}
      className="flex w-full flex-col items-start gap-1 rounded-card border border-accent bg-accent-soft p-4 text-start transition-colors hover:bg-hover"
    >
      <span className="text-sm font-semibold">{t('banner', { percent: percent(promotion.percent / 100) })}</span>
      <span className="text-xs font-medium text-accent-text underline underline-offset-4">{t('bannerAction')}</span>
    </button>
  );
}
