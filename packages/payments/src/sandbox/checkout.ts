import { type OfferId, offers } from '@adwright/contract/pay/offers.ts';
import type { SandboxCheckout, SandboxCustomer } from './customer.ts';
import { charge } from './payments.ts';
import { advance, changeSubscription, planOffer, prorate, startSubscription } from './subscriptions.ts';

/** How a payment may go: as the buttons of the page say. */
export type CheckoutAnswer = 'pay' | 'confirm' | 'secure' | 'decline' | 'cancel';

const lifeMs = 24 * 60 * 60 * 1000;

export function isOpen({ status, openedAt }: SandboxCheckout, now: Date): boolean {
  return ['open', 'confirming', 'declined'].includes(status) && now.getTime() - Date.parse(openedAt) < lifeMs;
}

/** The page's buttons. What is no longer open stays as it is, however often somebody presses. */
export function answerCheckout(
  customer: SandboxCustomer,
  id: string,
  answer: CheckoutAnswer,
  now: Date,
): SandboxCustomer {
  const checkout = customer.checkouts.find((one) => one.id === id);
  if (!checkout || !isOpen(checkout, now)) return customer;
  if (answer === 'cancel') return mark(customer, id, 'cancelled');
  if (answer === 'decline') return mark(customer, id, 'declined');
  if (answer === 'secure') return mark(customer, id, 'confirming');
  if (answer === 'confirm' && checkout.status !== 'confirming') return customer;
  const paying: SandboxCustomer = { ...customer, card: 'good' };
  if (checkout.changes !== null)
    return changePlan(paying, checkout, checkout.changes, now) ?? mark(customer, id, 'cancelled');
  return mark(pay(paying, checkout, now), id, 'paid');
}

/** Of pages that each begin a plan only one is open, so that nobody begins two. */
export function closePlanPages(customer: SandboxCustomer): SandboxCustomer {
  const begins = ({ changes, offerId }: SandboxCheckout) =>
    changes === null && offers[offerId as OfferId].kind === 'plan';
  return customer.checkouts
    .filter((one) => begins(one) && one.status !== 'paid')
    .reduce((current, { id }) => mark(current, id, 'cancelled'), customer);
}

function mark(
  customer: SandboxCustomer,
  id: string,
  status: SandboxCheckout['status'],
  change: Partial<SandboxCheckout> = {},
): SandboxCustomer {
  return {
    ...customer,
    checkouts: customer.checkouts.map((one) => (one.id === id ? { ...one, ...change, status } : one)),
  };
}

function pay(customer: SandboxCustomer, checkout: SandboxCheckout, now: Date): SandboxCustomer {
  const { orderId, offerId, priceCode, cents, renewalCents } = checkout;
  const bill = { orderId, offerId, priceCode, cents, prorated: false };
  if (offers[offerId as OfferId].kind === 'credits') {
    const moment = now.toISOString();
    return charge(customer, now, { ...bill, subscriptionId: null, periodStart: moment, periodEnd: moment });
  }
  const started = startSubscription(customer, now, { offerId, priceCode, renewalCents });
  const { id: subscriptionId, periodStart, periodEnd } = started.subscription;
  return charge(started.customer, now, { ...bill, subscriptionId, periodStart, periodEnd });
}

/**
 * The period stays where it was if its length does; another length begins anew. Another tab or a new period may have
 * changed what the page reckoned with: then nothing is charged, and whoever still wants it asks again.
 */
function changePlan(behind: SandboxCustomer, checkout: SandboxCheckout, id: string, now: Date): SandboxCustomer | null {
  const customer = advance(behind, now);
  const subscription = customer.subscriptions.find((one) => one.id === id);
  if (!subscription || subscription.status === 'ended') return null;
  const { offerId, priceCode, renewalCents, orderId } = checkout;
  const offer = planOffer(offerId);
  if (prorate(subscription, offer, new Date(checkout.openedAt)) !== checkout.cents) return null;
  const cents = Math.min(checkout.cents, prorate(subscription, offer, now));
  const sameLength = planOffer(subscription.offerId).period === offer.period;
  const began = sameLength ? null : startSubscription(customer, now, { offerId, priceCode, renewalCents }).subscription;
  const { anchor, periods, periodEnd } = began ?? subscription;
  const plan = { offerId, priceCode, renewalCents, cancels: false, status: 'active' } as const;
  const periodStart = began?.periodStart ?? subscription.periodStart;
  const changed = changeSubscription(customer, id, { ...plan, anchor, periods, periodStart, periodEnd });
  const period = { periodStart: now.toISOString(), periodEnd };
  const bill = { orderId, subscriptionId: id, offerId, priceCode, cents, prorated: true, ...period };
  return mark(charge(changed, now, bill), checkout.id, 'paid', { cents });
}
