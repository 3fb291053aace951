import type { SandboxCustomer } from './customer.ts';
import { refund } from './payments.ts';
import { changeSubscription } from './subscriptions.ts';

/** What the buttons of the portal do. */
export const portalActions = ['cancel', 'resume', 'good_card', 'declined_card', 'skip', 'refund'] as const;
export type PortalAction = (typeof portalActions)[number];

/** Twenty years: every skip is a payment more to keep, and far enough ahead dates have no usual form any more. */
const furthestMs = 20 * 366 * 24 * 60 * 60 * 1000;

export function liveSubscription(customer: SandboxCustomer) {
  return customer.subscriptions.find(({ status }) => status !== 'ended') ?? null;
}

export function actInPortal(
  customer: SandboxCustomer,
  { action, paymentId }: { action: PortalAction; paymentId: string | undefined },
  asOf: Date,
): SandboxCustomer {
  const live = liveSubscription(customer);
  if (action === 'good_card') return { ...customer, card: 'good' };
  if (action === 'declined_card') return { ...customer, card: 'declined' };
  if (action === 'refund') return paymentId === undefined ? customer : refund(customer, paymentId);
  if (!live) return customer;
  if (action === 'skip') {
    const toNext = Date.parse(live.periodEnd) + 60_000 - asOf.getTime();
    const aheadMs = customer.aheadMs + Math.max(0, toNext);
    return aheadMs > furthestMs ? customer : { ...customer, aheadMs };
  }
  return changeSubscription(customer, live.id, { cancels: action === 'cancel' });
}
