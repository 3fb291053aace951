import { type Offer, offerIds, offers } from '@adwright/contract/pay/offers.ts';
import { creditsOfPayment } from '@adwright/domain/billing/credits-of-payment.ts';
import type { KeptPayment, Order } from '@adwright/domain/billing/ports.ts';
import type { CustomerState, PriceCodes } from '@adwright/domain/billing/provider.ts';
import { reconcile, type Reconciliation } from '@adwright/domain/billing/reconcile.ts';
import { expect, it } from 'vitest';
import { answerCheckout } from './checkout.ts';
import { clockOf, newCustomer, type SandboxCustomer } from './customer.ts';
import { dispute, refund } from './payments.ts';
import { stateOf } from './state-of.ts';
import { advance, changeSubscription, planOffer, prorate } from './subscriptions.ts';

const codes = Object.fromEntries(offerIds.map((id) => [id, id])) as PriceCodes;
const start = new Date('2026-01-31T10:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

/** The same numbers for the same seed. */
function dice(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A person, the provider and the road between them, on which notices are lost, doubled, late and out of order. */
function world(roll: (below: number) => number) {
  let customer: SandboxCustomer = newCustomer('sbx_1', 'ada@example.test');
  let version = 0;
  let balance = 60;
  let spent = 0;
  let last: Reconciliation | null = null;
  const payments = new Map<string, KeptPayment>();
  const orders = new Map<string, Order>();
  const moved = new Map<string, number>();
  const looks: { state: CustomerState; version: number }[] = [];

  const asOf = () => clockOf(customer, start);
  const read = () => {
    customer = advance(customer, asOf());
    return { state: stateOf(customer, asOf()), version };
  };
  function apply(look: { state: CustomerState; version: number }): void {
    // As the store does it: an older look than the newest that was written has to be taken again.
    const { state } = look.version === version ? look : read();
    const unpaidOrders = [...orders.values()].filter(({ status }) => status !== 'paid');
    last = reconcile(
      { payments: [...payments.values()], unpaidOrders, unspent: balance, now: state.asOf },
      state,
      codes,
    );
    for (const payment of last.payments) payments.set(payment.id, payment);
    for (const move of last.moves) {
      if (moved.has(move.key)) throw new Error(`Written twice: ${move.key}`);
      moved.set(move.key, move.amount);
      balance += move.amount;
    }
    for (const { id, status, paymentId } of last.ended) orders.set(id, { ...orders.get(id)!, status, paymentId });
    version += 1;
  }
  function order(offer: Offer, coupon: boolean): void {
    const live = customer.subscriptions.find(({ status }) => status !== 'ended');
    const changes = offer.kind === 'plan' ? (live?.id ?? null) : null;
    const id = `order-${orders.size}`;
    const cents = coupon ? (offer.promotionCents ?? offer.cents) : offer.cents;
    orders.set(id, {
      id,
      userId: 'ada',
      provider: 'sandbox',
      priceCode: offer.id,
      offerId: offer.id,
      coupon,
      changes,
      status: 'open',
      paymentId: null,
      createdAt: asOf(),
    });
    const checkout = {
      id,
      orderId: id,
      offerId: offer.id,
      priceCode: offer.id,
      cents: changes && live ? prorate(live, planOffer(offer.id), asOf()) : cents,
      renewalCents: cents,
      changes,
      origin: 'http://localhost',
      locale: 'en',
      openedAt: asOf().toISOString(),
      status: 'open',
    } as const;
    customer = { ...customer, checkouts: [...customer.checkouts, checkout] };
  }
  const steps = [
    () => order(offers[offerIds[roll(offerIds.length)]!], roll(2) === 0),
    () => order(offers[offerIds[roll(offerIds.length)]!], false),
    () => {
      const open = customer.checkouts[roll(customer.checkouts.length || 1)];
      const answers = ['pay', 'pay', 'secure', 'confirm', 'decline', 'cancel'] as const;
      if (open) customer = answerCheckout(customer, open.id, answers[roll(6)]!, asOf());
    },
    () => {
      const open = customer.checkouts.at(-1);
      if (open) customer = answerCheckout(customer, open.id, 'pay', asOf());
    },
    () => (customer = { ...customer, aheadMs: customer.aheadMs + roll(50) * dayMs }),
    () => (customer = { ...customer, card: roll(3) === 0 ? 'declined' : 'good' }),
    () => {
      const paid = customer.payments[roll(customer.payments.length || 1)];
      if (paid) customer = refund(customer, paid.id, roll(2) === 0 ? paid.cents : roll(paid.cents + 1));
    },
    () => {
      const paid = customer.payments[roll(customer.payments.length || 1)];
      const states = ['open', 'won', 'lost'] as const;
      if (paid) customer = dispute(customer, paid.id, states[roll(3)]!);
    },
    () => {
      const one = customer.subscriptions.at(-1);
      if (one) customer = changeSubscription(customer, one.id, { cancels: roll(2) === 0 });
    },
    () => {
      const cost = roll(balance + 1);
      balance -= cost;
      spent += cost;
    },
    () => looks.push(read()),
    () => {
      const look = looks[roll(looks.length || 1)];
      if (look) apply(look);
    },
    () => apply(read()),
  ];
  return {
    step() {
      customer = advance(customer, asOf());
      steps[roll(steps.length)]!();
    },
    finish: () => apply(read()),
    result: () => ({ customer, payments, orders, moved, balance, spent, last: last!, asOf: asOf() }),
  };
}

it('ends right after 10,000 random histories, and reconciles to zero', () => {
  const wrong: string[] = [];
  const seen = { paid: 0, refunded: 0, forgiven: 0, ended: 0 };
  for (let seed = 0; seed < 10_000; seed += 1) {
    const roll = dice(seed);
    const one = world(roll);
    const length = 8 + roll(24);
    for (let index = 0; index < length; index += 1) one.step();
    one.finish();
    const first = one.result();
    one.finish();
    const { customer, payments, orders, moved, balance, spent, last, asOf } = one.result();
    // Asking once more changes nothing.
    expect([last.payments, last.moves, last.ended, balance]).toEqual([[], [], [], first.balance]);

    // Every cent of the provider's is in our books, and no other.
    const sum = (all: Iterable<{ cents: number; lostCents: number }>) =>
      [...all].reduce((total, payment) => total + payment.cents - payment.lostCents, 0);
    const truth = stateOf(customer, asOf);
    expect(sum(payments.values()) - sum(truth.payments)).toBe(0);

    // Every credit: what payments stand for, and what of it was spent before it should have gone back.
    let credits = 0;
    for (const payment of truth.payments) {
      const kept = payments.get(payment.id)!;
      const due = creditsOfPayment(offers[payment.priceCode as keyof typeof offers], payment, asOf);
      if (kept.granted !== due || kept.forgiven < 0) wrong.push(`${seed}: ${payment.id}`);
      credits += kept.granted + kept.forgiven;
      seen.forgiven += kept.forgiven > 0 ? 1 : 0;
      seen.refunded += kept.lostCents > 0 ? 1 : 0;
    }
    expect([...moved.values()].reduce((total, amount) => total + amount, 0) - credits).toBe(0);
    expect(60 + credits - spent - balance).toBe(0);
    expect(balance).toBeGreaterThanOrEqual(0);

    // An order is paid exactly if its payment is there.
    for (const order of orders.values()) {
      const paid = truth.payments.some((payment) => payment.orderId === order.id);
      if ((order.status === 'paid') !== paid) wrong.push(`${seed}: ${order.id}`);
      seen.paid += order.status === 'paid' ? 1 : 0;
    }
    const live = truth.subscriptions.filter(({ status }) => status !== 'ended');
    expect(last.plan === 'free').toBe(live.length === 0);
    seen.ended += truth.subscriptions.length - live.length;
  }
  expect(wrong).toEqual([]);
  // The histories were not empty ones.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
}, 30_000);
