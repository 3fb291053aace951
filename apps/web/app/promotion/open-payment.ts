import { attempt } from '../browser/attempt.ts';

export const openPaymentKey = 'payment-opened-at';

/** Who has not paid by then looks for it themselves. */
const lifeMs = 30 * 60 * 1000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A payment page was opened: whichever page of ours is looked at next waits for its payment, also after it was left. */
export function rememberPayment(now: number, storage: Store): void {
  attempt(() => storage.setItem(openPaymentKey, String(now)));
}

export function awaitsPayment(now: number, storage: Store): boolean {
  const openedAt = Number(attempt(() => storage.getItem(openPaymentKey)) ?? 0);
  return openedAt <= now && now - openedAt < lifeMs;
}

export function forgetPayment(storage: Store): void {
  attempt(() => storage.removeItem(openPaymentKey));
}
