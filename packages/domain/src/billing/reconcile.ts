import type { Offer, PaidPeriod, PlanOffer } from '@adwright/contract/pay/offers.ts';
import { type PlanName, plans } from '@adwright/contract/pay/plans.ts';
import { creditsOfPayment, nextCreditsOf } from './credits-of-payment.ts';
import type { CreditMove, KeptPayment, KeptSubscription, Order } from './ports.ts';
import { offerByCode } from './price-list.ts';
import type { CustomerState, PriceCodes, ProviderPayment, ProviderSubscription } from './provider.ts';

/** What our books say about a person before they are held against the provider's. */
export type Books = {
  readonly payments: readonly KeptPayment[];
  readonly unpaidOrders: readonly Order[];
  /** Of credits, to know how many of them can go back. Those of a run under way can: else a cancel would bring them back. */
  readonly unspent: number;
  /** By our clock, as the orders were written; the provider's may be a test clock that runs ahead. */
  readonly now: Date;
};

export type Reconciliation = {
  readonly payments: readonly KeptPayment[];
  readonly moves: readonly CreditMove[];
  readonly ended: readonly { id: string; status: 'paid' | 'expired'; paymentId: string | null }[];
  readonly plan: PlanName;
  readonly period: 'none' | PaidPeriod;
  readonly renewsAt: Date | null;
  readonly cancelAt: Date | null;
  readonly subscription: KeptSubscription | null;
  readonly hasPaidCredits: boolean;
  readonly lookAt: Date;
};

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A payment page is open for a day; an hour more for a notice that is late. */
const orderLifeMs = 25 * hourMs;
/** A renewal that cannot be charged leaves the plan as it is for this long. */
export const graceMs = 7 * dayMs;

/**
 * Holds our books against everything the provider knows and answers what to write. It depends on nothing but the two,
 * so asking once more changes nothing, and whatever notice made us look, and in which order, the end is the same.
 */
export function reconcile(books: Books, state: CustomerState, codes: PriceCodes): Reconciliation {
  const known = new Map(books.payments.map((payment) => [payment.id, payment]));
  const payments: KeptPayment[] = [];
  const moves: CreditMove[] = [];
  // Less than nothing where work was finished after its payment had gone back.
  let unspent = Math.max(0, books.unspent);
  let lookAt = state.asOf.getTime() + dayMs;
  for (const payment of state.payments) {
    const offer = offerByCode(codes, payment.priceCode);
    const before = known.get(payment.id);
    // A price that is no longer on the list: what it has brought stays as it is.
    if (!offer) continue;
    const { kept, move } = bookPayment(offer, payment, before, { asOf: state.asOf, unspent });
    if (before === undefined || move !== null || kept.lostCents !== before.lostCents) payments.push(kept);
    if (move) {
      moves.push(move);
      unspent += move.amount;
    }
    lookAt = Math.min(lookAt, nextCreditsOf(offer, payment, state.asOf)?.getTime() ?? lookAt);
  }
  const live = liveSubscription(state, codes);
  if (live) lookAt = Math.min(lookAt, Math.max(live.subscription.periodEnd.getTime(), state.asOf.getTime() + hourMs));
  const granted = new Map([...known, ...payments.map((one) => [one.id, one] as const)]);
  return {
    payments,
    moves,
    ended: endedOrders(books, state, known),
    ...planOf(live),
    hasPaidCredits: [...granted.values()].some((payment) => payment.granted + payment.forgiven > 0),
    lookAt: new Date(lookAt),
  };
}

function bookPayment(
  offer: Offer,
  payment: ProviderPayment,
  before: KeptPayment | undefined,
  { asOf, unspent }: { asOf: Date; unspent: number },
): { kept: KeptPayment; move: CreditMove | null } {
  const { id, orderId, subscriptionId, priceCode, cents, lostCents, paidAt, number } = payment;
  const facts = { id, orderId, subscriptionId, priceCode, cents, lostCents, paidAt, number };
  const { granted: had = 0, forgiven: owed = 0, moves = 0 } = before ?? {};
  const granted = creditsOfPayment(offer, payment, asOf);
  const change = granted - had;
  // Credits that were spent cannot go back; should they be due again later, they have been had already.
  const forgiven = change < 0 ? owed + Math.max(0, -change - unspent) : owed - Math.min(owed, change);
  const amount = change + forgiven - owed;
  if (amount === 0) return { kept: { ...facts, granted, forgiven, moves }, move: null };
  const reason = amount < 0 ? 'refund' : moves > 0 && lostCents < (before?.lostCents ?? 0) ? 'dispute_won' : offer.kind;
  const move: CreditMove = {
    kind: amount < 0 ? 'revoke' : 'grant',
    amount,
    reason,
    paymentId: id,
    key: `payment:${id}:${moves}`,
  };
  return { kept: { ...facts, granted, forgiven, moves: moves + 1 }, move };
}

type Live = { readonly subscription: ProviderSubscription; readonly offer: PlanOffer };

/** Of several, which only a race can bring about, the best plan counts. */
function liveSubscription({ subscriptions, asOf }: CustomerState, codes: PriceCodes): Live | null {
  const live = subscriptions.flatMap((subscription): Live[] => {
    const offer = offerByCode(codes, subscription.priceCode);
    if (subscription.status === 'ended' || offer?.kind !== 'plan') return [];
    const overSince = asOf.getTime() - subscription.periodEnd.getTime();
    return overSince > graceMs ? [] : [{ subscription, offer }];
  });
  return live.reduce<Live | null>((best, one) => (best === null || worth(one) > worth(best) ? one : best), null);
}

function worth({ offer }: Live): number {
  return plans[offer.plan].monthlyPrice;
}

function planOf(live: Live | null): Pick<Reconciliation, 'plan' | 'period' | 'renewsAt' | 'cancelAt' | 'subscription'> {
  if (!live) return { plan: 'free', period: 'none', renewsAt: null, cancelAt: null, subscription: null };
  const { subscription, offer } = live;
  const { id, periodEnd, cancelAt, renewalCents, status } = subscription;
  return {
    plan: offer.plan,
    period: offer.period,
    renewsAt: cancelAt === null ? periodEnd : null,
    cancelAt,
    subscription: {
      id,
      plan: offer.plan,
      period: offer.period,
      pastDue: status === 'past_due',
      periodEnd: periodEnd.toISOString(),
      cancelAt: cancelAt?.toISOString() ?? null,
      renewalCents,
    },
  };
}

/**
 * A change of plan may be paid by an invoice that knows nothing of the order: then the price and the time tell. Such a
 * payment is news, pays for a part of a period, and settles one order, the newest: a renewal settles none.
 */
function endedOrders(
  { unpaidOrders: orders, now }: Books,
  state: CustomerState,
  known: ReadonlyMap<string, KeptPayment>,
): Reconciliation['ended'] {
  const unnamed = state.payments.filter((one) => one.orderId === null && one.prorated && !known.has(one.id));
  const newestFirst = orders.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return newestFirst.flatMap((order): Reconciliation['ended'] => {
    const named = state.payments.find((one) => one.orderId === order.id);
    // By the time alone only an order that is still open is found; by its name one that is paid late, too.
    const isOpen = order.status === 'open';
    const place = unnamed.findIndex((one) => isOpen && named === undefined && isChangeBy(order, one));
    const payment = named ?? (place === -1 ? undefined : unnamed.splice(place, 1)[0]);
    if (payment) return [{ id: order.id, status: 'paid', paymentId: payment.id }];
    const expired = isOpen && now.getTime() - order.createdAt.getTime() > orderLifeMs;
    return expired ? [{ id: order.id, status: 'expired', paymentId: null }] : [];
  });
}

function isChangeBy({ changes, priceCode, createdAt }: Order, payment: ProviderPayment): boolean {
  return (
    changes !== null &&
    payment.subscriptionId === changes &&
    payment.priceCode === priceCode &&
    // Providers tell seconds.
    payment.paidAt.getTime() >= createdAt.getTime() - 1000
  );
}
