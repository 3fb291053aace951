import { toast } from '@adwright/ui/toast.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../session/api.ts';
import { isSignedIn } from '../session/session-state.ts';
import { session } from '../session/session.ts';
import { rememberPayment } from './open-payment.ts';
import { type Order, type OrderDeps, placeOrder } from './order.ts';

const deps: OrderDeps = {
  signedIn: () => isSignedIn(session.get()),
  create: (order) => api.request('payCreateOrder', order, { quiet: true }),
  openTab(url) {
    rememberPayment(Date.now(), localStorage);
    const tab = window.open(url, '_blank');
    if (tab) tab.opener = null;
    // A browser that allows no new tab still leads to the payment.
    else location.assign(url);
  },
};

/** Idle, then processing until the payment page is open or has failed, then idle again. */
export function useOrder(onOpened: () => void): { processing: boolean; buy: (order: Order) => void } {
  const t = useTranslations('billing.payment');
  const [processing, setProcessing] = useState(false);

  async function buy(order: Order): Promise<void> {
    setProcessing(true);
    const outcome = await placeOrder(order, deps).finally(() => setProcessing(false));
    if (outcome.kind === 'login') session.openLogin(() => void buy(order));
    if (outcome.kind === 'failed') toast.error(t('failed'), { description: outcome.reason ?? t('noAddress') });
    if (outcome.kind !== 'opened') return;
    onOpened();
    session.setModal('check', true);
  }

  return { processing, buy: (order) => void buy(order) };
}
