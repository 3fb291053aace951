import { offerIds } from '@adwright/contract/pay/offers.ts';
import { expect, it } from 'vitest';
import type { Order } from './ports.ts';
import type { CustomerState, PriceCodes, ProviderPayment, ProviderSubscription } from './provider.ts';
import { reconcile } from './reconcile.ts';

const codes = Object.fromEntries(offerIds.map((id) => [id, id])) as PriceCodes;
const moment = (text: string) => new Date(`2026-03-${text}:00Z`);

const payment = (change: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'in_2',
  orderId: null,
  subscriptionId: 'sub_1',
  priceCode: 'monthly_pro',
  cents: 6000,
  lostCents: 0,
  prorated: true,
  paidAt: moment('10T12:05'),
  periodStart: moment('10T12:05'),
  periodEnd: moment('31T12:00'),
  number: 'A-2',
  ...change,
});
const change = (id: string, at: string): Order => ({
  id,
  userId: 'ada',
  provider: 'stripe',
  priceCode: 'monthly_pro',
  offerId: 'monthly_pro',
  coupon: false,
  changes: 'sub_1',
  status: 'open',
  paymentId: null,
  createdAt: moment(at),
});
const subscription = (state: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  priceCode: 'monthly_pro',
  status: 'active',
  periodEnd: moment('31T12:00'),
  cancelAt: null,
  renewalCents: 9900,
  ...state,
});
const now = moment('10T12:10');
const stateOf = (state: Partial<CustomerState>): CustomerState => ({
  asOf: now,
  subscriptions: [],
  payments: [],
  ...state,
});

it('lets a change of plan settle one order, the newest, and a renewal none', () => {
  const unpaidOrders = [change('first', '10T12:00'), change('second', '10T12:04')];
  const ended = (one: ProviderPayment) =>
    reconcile({ payments: [], unpaidOrders, unspent: 0, now }, stateOf({ payments: [one] }), codes).ended;
  expect(ended(payment())).toEqual([{ id: 'second', status: 'paid', paymentId: 'in_2' }]);
  expect(ended(payment({ prorated: false }))).toEqual([]);
  expect(ended(payment({ paidAt: moment('10T11:00') }))).toEqual([]);
});

it('does not let a payment that is in the books settle another order later', () => {
  const state = stateOf({ payments: [payment()] });
  const { payments } = reconcile({ payments: [], unpaidOrders: [], unspent: 0, now }, state, codes);
  const unpaidOrders = [change('first', '10T12:00')];
  expect(reconcile({ payments, unpaidOrders, unspent: 0, now }, state, codes).ended).toEqual([]);
});

it('keeps a plan whose renewal failed for a week, and no longer', () => {
  const plan = (asOf: Date) => {
    const subscriptions = [subscription({ status: 'past_due' })];
    return reconcile({ payments: [], unpaidOrders: [], unspent: 0, now }, stateOf({ asOf, subscriptions }), codes).plan;
  };
  expect(plan(new Date('2026-04-07T11:00:00Z'))).toBe('pro');
  expect(plan(new Date('2026-04-07T13:00:00Z'))).toBe('free');
});

it('says when a cancelled plan ends, and that it does not renew', () => {
  const subscriptions = [subscription({ cancelAt: moment('31T12:00') })];
  expect(
    reconcile({ payments: [], unpaidOrders: [], unspent: 0, now }, stateOf({ subscriptions }), codes),
  ).toMatchObject({
    plan: 'pro',
    renewsAt: null,
    cancelAt: moment('31T12:00'),
  });
});

it('settles an order that was paid after it had expired, as banks do, and expires none twice', () => {
  const late: Order = { ...change('late', '01T12:00'), status: 'expired' };
  const settle = (payments: ProviderPayment[]) =>
    reconcile({ payments: [], unpaidOrders: [late], unspent: 0, now }, stateOf({ payments }), codes).ended;
  expect(settle([payment({ orderId: 'late' })])).toEqual([{ id: 'late', status: 'paid', paymentId: 'in_2' }]);
  expect(settle([payment()])).toEqual([]);
  expect(settle([])).toEqual([]);
});
