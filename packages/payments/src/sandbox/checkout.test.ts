import { expect, it } from 'vitest';
import { answerCheckout } from './checkout.ts';
import { newCustomer, type SandboxCheckout, type SandboxCustomer } from './customer.ts';
import { advance, planOffer, prorate, startSubscription } from './subscriptions.ts';

const start = new Date('2026-01-10T10:00:00Z');
const day = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60 * 1000);

function onPlan(offerId: string): SandboxCustomer {
  const renewalCents = planOffer(offerId).cents;
  return startSubscription(newCustomer('sbx_1', 'ada@example.test'), start, {
    offerId,
    priceCode: offerId,
    renewalCents,
  }).customer;
}

function withChange(customer: SandboxCustomer, offerId: string, at: Date): SandboxCustomer {
  const subscription = customer.subscriptions[0]!;
  const offer = planOffer(offerId);
  const page: SandboxCheckout = {
    id: `to-${offerId}`,
    orderId: `order-${offerId}`,
    offerId,
    priceCode: offerId,
    cents: prorate(subscription, offer, at),
    renewalCents: offer.cents,
    changes: subscription.id,
    origin: 'http://localhost',
    locale: 'en',
    openedAt: at.toISOString(),
    status: 'open',
  };
  return { ...customer, checkouts: [...customer.checkouts, page] };
}

it('charges for a change what its page says, or less, and else nothing', () => {
  // Two tabs: the first makes the second dearer than it says.
  const both = withChange(withChange(onPlan('monthly_business'), 'monthly_basic', start), 'monthly_pro', start);
  expect(both.checkouts.map(({ cents }) => cents)).toEqual([0, 0]);
  const smaller = answerCheckout(both, 'to-monthly_basic', 'pay', start);
  const after = answerCheckout(smaller, 'to-monthly_pro', 'pay', start);
  expect(after.payments.map(({ cents }) => cents)).toEqual([0]);
  expect(after.checkouts.map(({ status }) => status)).toEqual(['paid', 'cancelled']);
  expect(after.subscriptions).toMatchObject([{ offerId: 'monthly_basic' }]);
});

it('does not charge for a new period what its page said of the rest of an old one', () => {
  const late = withChange(onPlan('monthly_basic'), 'monthly_pro', day(30.5));
  const renewed = advance(late, day(31.1));
  const after = answerCheckout(renewed, 'to-monthly_pro', 'pay', day(31.1));
  expect(after.payments).toHaveLength(1);
  expect(after.checkouts).toMatchObject([{ status: 'cancelled' }]);
});

it('keeps the price of a page while its plan stays as it was', () => {
  const monthly = withChange(onPlan('monthly_basic'), 'yearly_basic', start);
  expect(answerCheckout(monthly, 'to-yearly_basic', 'pay', day(0.5)).payments).toMatchObject([{ cents: 35_700 }]);
});

it('says what was charged where that was less, and pays for no plan that is over', () => {
  const early = withChange(onPlan('monthly_basic'), 'monthly_pro', start);
  const paid = answerCheckout(early, 'to-monthly_pro', 'pay', day(0.5));
  expect(paid.checkouts[0]?.cents).toBe(paid.payments[0]?.cents);
  expect(paid.payments[0]?.cents).toBeLessThan(6000);
  const over = { ...early, subscriptions: early.subscriptions.map((one) => ({ ...one, status: 'ended' as const })) };
  expect(answerCheckout(over, 'to-monthly_pro', 'pay', start).checkouts).toMatchObject([{ status: 'cancelled' }]);
});
