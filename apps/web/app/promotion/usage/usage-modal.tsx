import type { Usage } from '@adwright/contract/pay/pay.ts';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { session, useSession } from '../../session/session.ts';
import { setUsageOpen, useUsageOpen } from '../../session/usage-store.ts';
import { useNumberFormat } from '../../words/use-number-format.ts';
import { syncOrders } from '../sync-orders.ts';
import { PlanPanel } from './plan-panel.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { UsageChart } from './usage-chart.tsx';

const days = 30;

/** What a person has, what they pay, and where their credits went. */
export function UsageModal() {
  const t = useTranslations('billing');
  const open = useUsageOpen();
  const { credits } = useSession();
  useFreshBilling(open);
  const { data } = useQuery(
    {
      // A new balance is a new question.
      queryKey: ['usage', credits],
      queryFn: () => api.call('payUsage', { days }),
      enabled: open,
    },
    serverCache,
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setUsageOpen}
      title={t('usage.title')}
      description={t('usage.lead')}
      closeLabel={t('close')}
      size="lg"
      focusesFirst={false}
    >
      <div className="flex flex-col gap-8">
        <div className="grid gap-4 sm:grid-cols-2">
          <Balance usage={data} />
          <PlanPanel usage={data} />
        </div>
        {data === undefined ? <Skeleton className="h-40" /> : <UsageChart usage={data} days={days} />}
        {open && <StatementPanel />}
      </div>
    </Dialog>
  );
}

/** What was changed at the payment provider meanwhile shows as soon as somebody looks, or comes back to look. */
function useFreshBilling(open: boolean): void {
  const buys = useSession().kodepay_user_id !== null;
  useEffect(() => {
    if (!open || !buys) return undefined;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      await syncOrders({ quiet: true }).catch(() => []);
      await session.refresh();
      await serverCache.invalidateQueries({ queryKey: ['usage'] });
    };
    void look();
    const listen = () => void look();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [open, buys]);
}

function Balance({ usage }: { usage: Usage | undefined }) {
  const t = useTranslations('billing.usage');
  const number = useNumberFormat();
  const rows = [
    { name: t('monthly'), value: usage?.monthly_credits },
    { name: t('paid'), value: usage?.paid_credits },
  ];
  return (
    <dl className="flex flex-col justify-center gap-3 rounded-card border bg-surface p-5">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-display text-2xl font-bold tabular-nums">{value === undefined ? '…' : number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
