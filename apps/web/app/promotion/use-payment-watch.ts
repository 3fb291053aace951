import type { PaidOrder } from '@adwright/contract/pay/pay.ts';
import { useEffect } from 'react';
import { syncOrders } from './sync-orders.ts';

const everyMs = 3000;

/** Looks for a payment while somebody waits for it, so that their credits appear without a word from them. */
export function usePaymentWatch(waiting: boolean, onPaid: (orders: readonly PaidOrder[]) => void): void {
  useEffect(() => {
    if (!waiting) return undefined;
    let asking = false;
    const look = async () => {
      if (asking || document.visibilityState !== 'visible') return;
      asking = true;
      const paid = await syncOrders({ quiet: true }).catch(() => []);
      asking = false;
      if (paid.length > 0) onPaid(paid);
    };
    const timer = setInterval(() => void look(), everyMs);
    const listen = () => void look();
    document.addEventListener('visibilitychange', listen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listen);
    };
  }, [waiting, onPaid]);
}
