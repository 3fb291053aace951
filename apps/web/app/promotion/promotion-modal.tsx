import { plans, promotion } from '@adwright/contract/pay/plans.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { useTranslations } from 'use-intl';
import { usePublicConfig } from '../session/public-config.ts';
import { useNumberFormat } from '../words/use-number-format.ts';
import { CountdownClock } from './countdown-clock.tsx';
import { rememberClosed } from './offer-memory.ts';
import { setPromotion, usePromotionOpen } from './promotion-store.ts';
import { useDollars } from './use-dollars.ts';
import { useOrder } from './use-order.ts';

type Period = 'monthly' | 'annual';

function close(): void {
  rememberClosed(Date.now(), localStorage);
  setPromotion(false);
}

/** The limited-time offer: two fixed prices, one clock. */
export function PromotionModal() {
  const t = useTranslations('billing');
  const open = usePromotionOpen();
  const percent = useNumberFormat({ style: 'percent' })(promotion.percent / 100);
  const config = usePublicConfig();
  const codes = config?.price_codes;
  const { processing, buy } = useOrder(close);
  const prices = { monthly: codes?.monthly_basic ?? null, annual: codes?.yearly_basic ?? null };
  const sold = prices.monthly !== null || prices.annual !== null;
  const cardOf = (period: Period) => {
    const price_code = prices[period];
    const onBuy = price_code === null ? null : () => buy({ price_code, use_coupon: 'true' });
    return <OfferCard period={period} processing={processing} onBuy={onBuy} />;
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('offer.title', { percent })}
      description={t('offer.lead', { credits: plans.basic.monthlyCredits })}
      closeLabel={t('close')}
      size="md"
    >
      <div className="flex flex-col gap-6">
        <CountdownClock />
        <div className="grid gap-4 sm:grid-cols-2">
          {cardOf('monthly')}
          {cardOf('annual')}
        </div>
        {codes !== undefined && (
          <p className="text-sm text-muted" data-sold={sold}>
            {sold ? t('offer.newTab') : t('offer.notSetUp')}
            {config?.payments_sandbox && ` ${t('plans.testMode')}`}
          </p>
        )}
      </div>
    </Dialog>
  );
}

type OfferCardProps = { period: Period; processing: boolean; onBuy: (() => void) | null };

function OfferCard({ period, processing, onBuy }: OfferCardProps) {
  const t = useTranslations('billing.offer');
  const dollars = useDollars();
  const { original_price, discount_price, save_amount } = promotion[period];
  const annual = period === 'annual';
  return (
    <section
      aria-label={t(period)}
      className="flex flex-col gap-4 rounded-card border bg-surface p-5 data-[best=true]:border-accent"
      data-best={annual}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-sans text-base font-semibold tracking-normal">{t(period)}</h3>
        <span className="rounded-control bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent-text">
          {t('save', { amount: dollars(save_amount) })}
        </span>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {/* Prices read left to right in Arabic, too. */}
        <span dir="ltr" className="font-display text-4xl font-bold tabular-nums">
          {dollars(discount_price)}
        </span>
        <span className="text-muted">{t(annual ? 'perYear' : 'perMonth')}</span>
        <s dir="ltr" className="basis-full text-start text-muted tabular-nums rtl:text-end" aria-hidden="true">
          {dollars(original_price)}
        </s>
        <span className="sr-only">{t('before', { price: dollars(original_price) })}</span>
      </p>
      {onBuy !== null && (
        <Button variant={annual ? 'primary' : 'solid'} disabled={processing} onClick={onBuy} className="mt-auto">
          {processing ? t('processing') : t(annual ? 'buyAnnual' : 'buyMonthly')}
        </Button>
      )}
    </section>
  );
}
