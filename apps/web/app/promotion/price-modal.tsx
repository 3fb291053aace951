import { offerOf, offers } from '@adwright/contract/pay/offers.ts';
import { type Plan, planNames, plans, promotion } from '@adwright/contract/pay/plans.ts';
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
import type { Order } from './order.ts';
import { useOrder } from './use-order.ts';

type Period = 'monthly' | 'annual';

function close(): void {
  session.setModal('price', false);
}

/** The plans, where credits lack or somebody wants more. */
export function PriceModal() {
  const t = useTranslations('billing');
  const { priceModal, plan_name, plan_info } = useSession();
  const [period, setPeriod] = useState<Period>('monthly');
  const percent = useNumberFormat({ style: 'percent' })(promotion.percent / 100);
  const config = usePublicConfig();
  const codes = config?.price_codes;
  const { processing, buy } = useOrder(close);
  const codeOf = (name: Plan['name']) => (name === 'free' ? null : (codes?.[offerOf(name, period)] ?? null));
  const sold = codes !== undefined && Object.values(codes).some(Boolean);
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
      size="xl"
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
          {plan_name === 'free' && codeOf('basic') !== null && (
            <Button variant="ghost" size="sm" onClick={seeOffer}>
              <span className="underline underline-offset-4">{t('plans.offer', { percent })}</span>
            </Button>
          )}
        </div>
        <div className="grid gap-px overflow-hidden rounded-card border bg-line sm:grid-cols-2 lg:grid-cols-4">
          {planNames.map((name) => {
            const code = codeOf(name);
            return (
              <PlanColumn
                key={name}
                plan={plans[name]}
                period={period}
                current={name === plan_name && (name === 'free' || plan_info?.period === period)}
                processing={processing}
                onBuy={code === null ? null : () => buy({ price_code: code })}
              />
            );
          })}
        </div>
        {codes?.credits_500 && <CreditsRow processing={processing} onBuy={buy} code={codes.credits_500} />}
        <p className="text-sm text-muted">
          {sold || codes === undefined ? t('plans.rules') : t('offer.notSetUp')}
          {config?.payments_sandbox && ` ${t('plans.testMode')}`}
        </p>
      </div>
    </Dialog>
  );
}

type CreditsRowProps = { code: string; processing: boolean; onBuy: (order: Order) => void };

/** More credits without another plan. */
function CreditsRow({ code, processing, onBuy }: CreditsRowProps) {
  const t = useTranslations('billing');
  const dollars = useDollars();
  const { credits, cents } = offers.credits_500;
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border bg-raised p-5">
      <p>
        <span className="font-medium">{t('items.credits', { count: credits })}</span>{' '}
        <span className="text-sm text-muted">
          {dollars(cents / 100)} · {t('plans.once')}
        </span>
      </p>
      <Button disabled={processing} onClick={() => onBuy({ price_code: code })}>
        {processing ? t('offer.processing') : t('plans.buy')}
      </Button>
    </section>
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
