import { offerOf, type PaidPeriod } from '@adwright/contract/pay/offers.ts';
import type { PlanName } from '@adwright/contract/pay/plans.ts';
import { Button } from '@adwright/ui/button.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isSold, usePublicConfig } from '../session/public-config.ts';
import { session, useSession } from '../session/session.ts';
import { LazyMessages } from '../words/lazy-messages.tsx';
import { useOrder } from './use-order.ts';

const areas = ['billing'] as const;

type BuyButtonProps = { plan: Exclude<PlanName, 'free'>; period: PaidPeriod; children: ReactNode };

const showPlans = () => session.setModal('price', true);

/** Buys the plan it names. What cannot be bought here is shown among the plans instead; what is had already says so. */
export function BuyButton({ plan, period, children }: BuyButtonProps) {
  const config = usePublicConfig();
  const { plan_name, plan_info } = useSession();
  if (config === null || !isSold(config)) return null;
  const current = plan === plan_name && plan_info?.period === period;
  const code = config.price_codes[offerOf(plan, period)];
  if (!current && !code)
    return (
      <Button className="w-full" onClick={showPlans}>
        {children}
      </Button>
    );
  return (
    <LazyMessages areas={areas}>
      {current || !code ? <CurrentPlan /> : <OrderButton code={code}>{children}</OrderButton>}
    </LazyMessages>
  );
}

function CurrentPlan() {
  const t = useTranslations('billing.plans');
  return (
    <Button className="w-full" variant="ghost" onClick={showPlans}>
      {t('current')}
    </Button>
  );
}

function OrderButton({ code, children }: { code: string; children: ReactNode }) {
  const { processing, buy } = useOrder(() => {});
  return (
    <Button className="w-full" loading={processing} onClick={() => buy({ price_code: code })}>
      {children}
    </Button>
  );
}
