import { type Plan, type PlanName, plans, promotion } from '@adwright/contract/pay/plans.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePublicConfig } from '../session/public-config.ts';
import { session, useSession } from '../session/session.ts';
import { useNumberFormat } from '../words/use-number-format.ts';
import { setPromotion } from './promotion-store.ts';
import { useDollars } from './use-dollars.ts';
import { useOrder } from './use-order.ts';

type Period = 'monthly' | 'annual';
const order: readonly PlanName[] = ['free', 'basic', 'pro'];

function close(): void {
  session.setModal('price', false);
}

/** The plans, where credits lack or somebody wants more. */
export function PriceModal() {
  const t = useTranslations('billing');
  const { priceModal, plan_name } = useSession();
  const [period, setPeriod] = useState<Period>('monthly');
  const percent = useNumberFormat({ style: 'percent' })(promotion.percent / 100);
  const codes = usePublicConfig()?.price_codes;
  const { processing, buy } = useOrder(close);
  const code = (period === 'monthly' ? codes?.monthly_basic : codes?.yearly_basic) ?? null;
  const seeOffer = () => {
    close();
    setPromotion(true);
  };
  return (
    <Dialog
      open={priceModal}
      onOpenChange={(open) => !open && close()}
      title={t('plans.title')}
      description={t('plans.lead')}
      closeLabel={t('close')}
      size="lg"
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <SegmentedControl
            label={t('plans.period')}
            hideLabel
            value={period}
            onValueChange={setPeriod}
            options={(['monthly', 'annual'] as const).map((value) => ({ value, label: t(`offer.${value}`) }))}
          />
          {plan_name === 'free' && code !== null && (
            <Button variant="ghost" size="sm" onClick={seeOffer}>
              <span className="underline underline-offset-4">{t('plans.offer', { percent })}</span>
            </Button>
          )}
        </div>
        <div className="grid gap-px overflow-hidden rounded-card border bg-line md:grid-cols-3">
          {order.map((name) => (
            <PlanColumn
              key={name}
              plan={plans[name]}
              period={period}
              current={name === plan_name}
              processing={processing}
              onBuy={name === 'basic' && code !== null ? () => buy({ price_code: code }) : null}
            />
          ))}
        </div>
        {codes !== undefined && code === null && <p className="text-sm text-muted">{t('offer.notSetUp')}</p>}
      </div>
    </Dialog>
  );
}

type PlanColumnProps = {
  plan: Plan;
  period: Period;
  current: boolean;
  processing: boolean;
  onBuy: (() => void) | null;
};

function PlanColumn({ plan, period, current, processing, onBuy }: PlanColumnProps) {
  const t = useTranslations('billing');
  const name = t(`names.${plan.name}`);
  const buyable = !current && plan.name !== 'free';
  return (
    <section aria-label={name} className="flex flex-col gap-4 bg-raised p-5">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h3 className="text-xl">{name}</h3>
        {current && <Badge>{t('plans.current')}</Badge>}
      </div>
      <PlanPrice plan={plan} period={period} />
      <p className="text-sm">{t('plans.credits', { count: plan.monthlyCredits })}</p>
      {buyable && onBuy !== null && (
        <Button variant="primary" disabled={processing} onClick={onBuy} className="mt-auto">
          {processing ? t('offer.processing') : t('plans.choose', { plan: name })}
        </Button>
      )}
      {buyable && onBuy === null && <p className="mt-auto text-sm text-muted">{t('plans.notSold')}</p>}
    </section>
  );
}

function PlanPrice({ plan, period }: { plan: Plan; period: Period }) {
  const t = useTranslations('billing');
  const dollars = useDollars();
  if (plan.monthlyPrice === 0) return <p className="font-display text-3xl font-bold">{t('plans.free')}</p>;
  const annual = period === 'annual';
  return (
    <p className="flex flex-col">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span dir="ltr" className="font-display text-3xl font-bold tabular-nums">
          {dollars(annual ? plan.annualPrice / 12 : plan.monthlyPrice)}
        </span>
        <span className="text-sm text-muted">{t('offer.perMonth')}</span>
      </span>
      <span className="text-sm text-muted">
        {annual ? t('plans.billedYearly', { price: dollars(plan.annualPrice) }) : t('plans.billedMonthly')}
      </span>
    </p>
  );
}
