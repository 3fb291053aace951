import type { PaidOrder } from '@adwright/contract/pay/pay.ts';
import { useEffect } from 'react';
import { isSignedIn } from '../session/session-state.ts';
import { session } from '../session/session.ts';
import { awaitsPayment, openPaymentKey } from './open-payment.ts';
import { syncOrders } from './sync-orders.ts';

/** In front of somebody who waits, and behind their back. */
const everyMs = { eager: 3000, patient: 20_000 } as const;

type Watch = {
  /** Somebody has the dialog open that waits with them. */
  readonly eager: boolean;
  readonly paused: boolean;
  onPaid(orders: readonly PaidOrder[]): void;
  /** Another page of theirs was told, and the news is for one. */
  onPaidElsewhere(): void;
};

/** Looks for a payment whose page was opened, so that credits appear without a word from whoever paid. */
export function usePaymentWatch({ eager, paused, onPaid, onPaidElsewhere }: Watch): void {
  useEffect(() => {
    if (paused) return undefined;
    let asking = false;
    const look = async () => {
      if (asking || document.visibilityState !== 'visible' || !isSignedIn(session.get())) return;
      if (!eager && !awaitsPayment(Date.now(), localStorage)) return;
      asking = true;
      const paid = await syncOrders({ quiet: true }).catch(() => []);
      asking = false;
      if (paid.length > 0) onPaid(paid);
    };
    // Whoever comes back from paying should not read their old balance first.
    if (!eager) void look();
    const timer = setInterval(() => void look(), eager ? everyMs.eager : everyMs.patient);
    const listen = () => void look();
    const hear = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === openPaymentKey && oldValue !== null && newValue === null) onPaidElsewhere();
    };
    document.addEventListener('visibilitychange', listen);
    addEventListener('storage', hear);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', listen);
      removeEventListener('storage', hear);
    };
  }, [eager, paused, onPaid, onPaidElsewhere]);
}
