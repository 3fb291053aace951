import type { Usage } from '@adwright/contract/pay/pay.ts';
import { Button } from '@adwright/ui/button.tsx';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { api } from '../../session/api.ts';
import { useBillingPortal } from '../../session/billing.ts';
import { session, useSession } from '../../session/session.ts';
import { setUsageOpen, useUsageOpen } from '../../session/usage-store.ts';
import { useDollars } from '../use-dollars.ts';

function changePlan(): void {
  setUsageOpen(false);
  session.setModal('price', true);
}

/** The plan, when it renews or ends and for how much, and one click to end it: it can be taken back the same way. */
export function PlanPanel({ usage }: { usage: Usage | undefined }) {
  const t = useTranslations('billing');
  const { plan_name, plan_info } = useSession();
  const format = useFormatter();
  const portal = useBillingPortal(useUsageOpen());
  const { pending, setCancel } = useCancel();
  const dollars = useDollars();
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'long' });
  const { renews_at = null, cancel_at = null } = plan_info ?? {};
  const { renewal_cents: cents = null, pay_by = null } = usage ?? {};
  return (
    <section
      aria-label={t('usage.plan')}
      className="flex flex-col items-start gap-2 rounded-card border bg-surface p-5"
    >
      <p className="text-xl font-semibold">{t(`names.${plan_name}`)}</p>
      {cancel_at !== null && <p className="text-sm">{t('usage.ends', { date: day(cancel_at) })}</p>}
      {pay_by !== null && <Notice tone="danger">{t('usage.pastDue', { date: day(pay_by) })}</Notice>}
      {pay_by === null && renews_at !== null && cents !== null && (
        <p className="text-sm">{t('usage.renews', { date: day(renews_at), price: dollars(cents / 100) })}</p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {cancel_at !== null && (
          <Button size="sm" variant="primary" loading={pending} onClick={() => setCancel(false)}>
            {t('usage.resume')}
          </Button>
        )}
        {portal !== null && (
          <a
            href={portal}
            target="_blank"
            rel="noreferrer"
            className={buttonClass(pay_by === null ? 'outline' : 'primary', 'sm')}
          >
            {t('usage.portal')}
          </a>
        )}
        <Button size="sm" onClick={changePlan}>
          {t('usage.change')}
        </Button>
        {renews_at !== null && (
          <Button size="sm" variant="ghost" loading={pending} onClick={() => setCancel(true)}>
            {t('usage.cancel')}
          </Button>
        )}
      </div>
    </section>
  );
}

function useCancel(): { pending: boolean; setCancel: (cancel: boolean) => void } {
  const t = useTranslations('billing.usage');
  const format = useFormatter();
  const [pending, setPending] = useState(false);
  async function send(cancel: boolean): Promise<void> {
    setPending(true);
    try {
      const { cancel_at } = await api.call('payCancelPlan', { cancel });
      await session.refresh();
      const date = format.dateTime(new Date(cancel_at ?? Date.now()), { dateStyle: 'long' });
      toast.success(cancel ? t('ends', { date }) : t('resumed'));
    } catch {
      // The client has said what went wrong.
    }
    setPending(false);
  }
  return { pending, setCancel: (cancel) => void send(cancel) };
}
