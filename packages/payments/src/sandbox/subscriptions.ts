import { type OfferId, offers, type PlanOffer } from '@adwright/contract/pay/offers.ts';
import { addMonths } from '@adwright/domain/billing/add-months.ts';
import type { SandboxCustomer, SandboxSubscription } from './customer.ts';
import { charge } from './payments.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a renewal is tried before the subscription ends. */
export const graceMs = 7 * dayMs;

export function planOffer(offerId: string): PlanOffer {
  const offer = offers[offerId as OfferId];
  if (offer.kind !== 'plan') throw new Error(`Not a plan: ${offerId}`);
  return offer;
}

export function startSubscription(
  customer: SandboxCustomer,
  start: Date,
  { offerId, priceCode, renewalCents }: Pick<SandboxSubscription, 'offerId' | 'priceCode' | 'renewalCents'>,
): { customer: SandboxCustomer; subscription: SandboxSubscription } {
  const subscription: SandboxSubscription = {
    id: `${customer.id}_sub_${customer.subscriptions.length + 1}`,
    offerId,
    priceCode,
    renewalCents,
    status: 'active',
    anchor: start.toISOString(),
    periods: 1,
    periodStart: start.toISOString(),
    periodEnd: addMonths(start, monthsOf(offerId)).toISOString(),
    cancels: false,
  };
  return { customer: { ...customer, subscriptions: [...customer.subscriptions, subscription] }, subscription };
}

function monthsOf(offerId: string): number {
  return planOffer(offerId).period === 'monthly' ? 1 : 12;
}

export function changeSubscription(
  customer: SandboxCustomer,
  id: string,
  change: Partial<SandboxSubscription>,
): SandboxCustomer {
  return {
    ...customer,
    subscriptions: customer.subscriptions.map((one) => (one.id === id ? { ...one, ...change } : one)),
  };
}

/** Another plan at once: the unused part of the old one is set off against the rest of the new one. */
export function prorate(subscription: SandboxSubscription, offer: PlanOffer, now: Date): number {
  const left = remainingShare(subscription, now);
  const old = planOffer(subscription.offerId);
  if (old.period === offer.period) return Math.max(0, Math.round((offer.cents - subscription.renewalCents) * left));
  return Math.max(0, offer.cents - Math.round(subscription.renewalCents * left));
}

function remainingShare({ periodStart, periodEnd }: SandboxSubscription, now: Date): number {
  const [start, end] = [Date.parse(periodStart), Date.parse(periodEnd)];
  return Math.min(1, Math.max(0, (end - now.getTime()) / (end - start)));
}

/** Lets the clock of the subscriptions reach a moment: they renew, fall behind or end. */
export function advance(customer: SandboxCustomer, asOf: Date): SandboxCustomer {
  return customer.subscriptions.reduce((current, { id }) => advanceOne(current, id, asOf), customer);
}

function advanceOne(customer: SandboxCustomer, id: string, asOf: Date): SandboxCustomer {
  const subscription = customer.subscriptions.find((one) => one.id === id);
  if (!subscription || subscription.status === 'ended' || Date.parse(subscription.periodEnd) > asOf.getTime()) {
    return customer;
  }
  if (subscription.cancels) return changeSubscription(customer, id, { status: 'ended' });
  if (customer.card === 'declined') {
    const over = asOf.getTime() - Date.parse(subscription.periodEnd) > graceMs;
    return changeSubscription(customer, id, { status: over ? 'ended' : 'past_due' });
  }
  return advanceOne(renew(customer, subscription), id, asOf);
}

function renew(customer: SandboxCustomer, subscription: SandboxSubscription): SandboxCustomer {
  const { id, offerId, priceCode, renewalCents, anchor, periodEnd } = subscription;
  const periods = subscription.periods + 1;
  const next = {
    status: 'active',
    periods,
    periodStart: periodEnd,
    periodEnd: addMonths(new Date(anchor), monthsOf(offerId) * periods).toISOString(),
  } as const;
  const charged = charge(customer, new Date(periodEnd), {
    orderId: null,
    subscriptionId: id,
    offerId,
    priceCode,
    cents: renewalCents,
    prorated: false,
    periodStart: next.periodStart,
    periodEnd: next.periodEnd,
  });
  return changeSubscription(charged, id, next);
}
