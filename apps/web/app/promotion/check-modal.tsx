import { type OfferId, offers } from '@adwright/contract/pay/offers.ts';
import type { PaidOrder } from '@adwright/contract/pay/pay.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { session, useSession } from '../session/session.ts';
import { forgetPayment } from './open-payment.ts';
import { syncOrders } from './sync-orders.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

/**
 * After a payment page was opened in another tab: looks whether the payment has arrived, by itself and when asked, and
 * goes on looking when it was closed. It believes nobody's word, only the payment provider's.
 */
export function CheckModal() {
  const t = useTranslations('billing');
  const { checkModal } = useSession();
  const [checking, setChecking] = useState(false);
  const [missed, setMissed] = useState(false);
  const close = useCallback(() => {
    setMissed(false);
    session.setModal('check', false);
  }, []);
  const paid = useCallback(
    (orders: readonly PaidOrder[]) => {
      forgetPayment(localStorage);
      const plan = t(`names.${session.get().plan_name}`);
      const isPlan = orders.some(({ itemId }) => offers[itemId as OfferId].kind === 'plan');
      toast.success(isPlan ? t('check.done', { plan }) : t('check.credits'));
      close();
    },
    [t, close],
  );
  const paidElsewhere = useCallback(() => {
    void session.refresh();
    if (session.get().checkModal) toast.success(t('check.credits'));
    close();
  }, [t, close]);
  usePaymentWatch({ eager: checkModal, paused: checking, onPaid: paid, onPaidElsewhere: paidElsewhere });
  async function check(): Promise<void> {
    setChecking(true);
    // Why it failed, the client says; the dialog says what that means here.
    const found = await syncOrders({ quiet: false }).catch(() => []);
    setChecking(false);
    if (found.length > 0) paid(found);
    else setMissed(true);
  }
  return (
    <Dialog
      open={checkModal}
      onOpenChange={(open) => !open && close()}
      title={t('check.title')}
      description={t('check.lead')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={close}>{t('check.later')}</Button>
          <Button variant="primary" loading={checking} onClick={() => void check()}>
            {t('check.action')}
          </Button>
        </>
      }
    >
      <output className="block min-h-6 text-sm text-muted">{missed && t('check.notYet')}</output>
    </Dialog>
  );
}
