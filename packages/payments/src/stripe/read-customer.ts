import type {
  CustomerState,
  PriceCodes,
  ProviderPayment,
  ProviderSubscription,
} from '@adwright/domain/billing/provider.ts';
import type { Stripe } from 'stripe';
import { endStrayPromotions } from './promotions.ts';
import { idOf } from './read-notice.ts';

/** More than ten years of monthly invoices. */
const most = { limit: 500 };

const statuses: Readonly<Record<string, ProviderSubscription['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
};

/** Everything about a customer, put together from what Stripe keeps apart. */
export async function readCustomer(
  stripe: Stripe,
  { customer, priceCodes, asOf }: { customer: string; priceCodes: PriceCodes; asOf: Date },
): Promise<CustomerState> {
  const page = { customer, limit: 100 };
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ ...page, status: 'all', expand: ['data.discounts'] }).autoPagingToArray(most),
    stripe.invoices.list({ ...page, status: 'paid', expand: ['data.payments'] }).autoPagingToArray(most),
    stripe.charges.list(page).autoPagingToArray(most),
  ]);
  const lost = new Map<string, number>();
  for (const charge of charges) lost.set(idOf(charge.payment_intent) ?? charge.id, await lostOf(stripe, charge));
  return {
    asOf,
    subscriptions: await Promise.all(
      subscriptions.map(async (found) => {
        const one = await endStrayPromotions(stripe, priceCodes, found);
        return subscriptionOf(one, await renewalOf(stripe, one));
      }),
    ),
    payments: invoices.flatMap((one) => paymentOf(one, lost) ?? []),
  };
}

async function lostOf(stripe: Stripe, charge: Stripe.Charge): Promise<number> {
  if (!charge.disputed) return charge.amount_refunded;
  const disputes = await stripe.disputes.list({ charge: charge.id, limit: 1 });
  const status = disputes.data[0]?.status;
  // A mere inquiry that was closed, and a dispute that was won, take nothing.
  return status === 'won' || status === 'warning_closed' ? charge.amount_refunded : charge.amount;
}

/** With a coupon only Stripe knows what the next invoice will be. */
async function renewalOf(stripe: Stripe, one: Stripe.Subscription): Promise<number> {
  const goesOn = statuses[one.status] !== undefined && one.cancel_at === null && !one.cancel_at_period_end;
  if (goesOn && one.discounts.length > 0) return (await stripe.invoices.createPreview({ subscription: one.id })).total;
  return one.items.data[0]?.price.unit_amount ?? 0;
}

export function subscriptionOf(one: Stripe.Subscription, renewalCents: number): ProviderSubscription {
  const item = one.items.data[0];
  const periodEnd = dateOf(item?.current_period_end ?? one.ended_at ?? one.created);
  return {
    id: one.id,
    priceCode: item?.price.id ?? '',
    status: statuses[one.status] ?? 'ended',
    periodEnd,
    cancelAt: one.cancel_at === null ? (one.cancel_at_period_end ? periodEnd : null) : dateOf(one.cancel_at),
    renewalCents,
  };
}

/** An invoice that is paid. After a change of the plan it has a line for each: the one that costs something counts. */
export function paymentOf(invoice: Stripe.Invoice, lost: ReadonlyMap<string, number>): ProviderPayment | null {
  const [line] = invoice.lines.data.toSorted((one, other) => other.amount - one.amount);
  const priceCode = idOf(line?.pricing?.price_details?.price);
  if (!line || priceCode === null || !invoice.id) return null;
  const details = invoice.parent?.subscription_details;
  const first = invoice.billing_reason === 'subscription_create' ? details?.metadata : null;
  const lostCents = (invoice.payments?.data ?? []).reduce((sum, { payment }) => {
    const id = idOf(payment.payment_intent) ?? idOf(payment.charge);
    return sum + (id === null ? 0 : (lost.get(id) ?? 0));
  }, 0);
  return {
    id: invoice.id,
    orderId: invoice.metadata?.['order_id'] ?? first?.['order_id'] ?? null,
    subscriptionId: idOf(details?.subscription),
    priceCode,
    cents: invoice.amount_paid,
    lostCents: Math.min(lostCents, invoice.amount_paid),
    prorated: invoice.billing_reason === 'subscription_update',
    paidAt: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
    periodStart: dateOf(line.period.start),
    periodEnd: dateOf(line.period.end),
    number: invoice.number ?? invoice.id,
  };
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
