import { Button } from '@adwright/ui/button.tsx';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { toast } from '@adwright/ui/toast.ts';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { askFirst } from '../../parts/message-dialogs.ts';
import { api } from '../../session/api.ts';
import { useBillingPortal } from '../../session/billing.ts';
import { session, useSession } from '../../session/session.ts';
import { useUsageOpen } from '../../session/usage-store.ts';

/** The plan, when it renews or ends, and one click to end it. */
export function PlanPanel() {
  const t = useTranslations('billing');
  const { plan_name, plan_info } = useSession();
  const format = useFormatter();
  const portal = useBillingPortal(useUsageOpen());
  const { pending, setCancel } = useCancel();
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'long' });
  const { renews_at = null, cancel_at = null } = plan_info ?? {};
  return (
    <section
      aria-label={t('usage.plan')}
      className="flex flex-col items-start gap-2 rounded-card border bg-surface p-5"
    >
      <p className="text-xl font-semibold">{t(`names.${plan_name}`)}</p>
      {cancel_at !== null && <p className="text-sm">{t('usage.ends', { date: day(cancel_at) })}</p>}
      {renews_at !== null && <p className="text-sm">{t('usage.renews', { date: day(renews_at) })}</p>}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {cancel_at !== null && (
          <Button size="sm" variant="primary" loading={pending} onClick={() => setCancel(false)}>
            {t('usage.resume')}
          </Button>
        )}
        {renews_at !== null && (
          <Button
            size="sm"
            loading={pending}
            onClick={() => {
              if (askFirst(t('usage.cancelAsk', { date: day(renews_at) }))) setCancel(true);
            }}
          >
            {t('usage.cancel')}
          </Button>
        )}
        {portal !== null && (
          <a href={portal} target="_blank" rel="noreferrer" className={buttonClass('outline', 'sm')}>
            {t('usage.portal')}
          </a>
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
