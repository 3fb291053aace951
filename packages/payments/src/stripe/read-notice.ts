import { ForgedNotice, type ProviderNotice } from '@adwright/domain/billing/provider.ts';
import type { Stripe } from 'stripe';

/** After which a customer may stand differently. Every other kind is none of our business. */
const wanted = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

/** A signature that is older could be a recording. */
const toleranceSeconds = 300;

/** The signature is over the body as it came, byte by byte. */
export async function readNotice(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  headers: Readonly<Record<string, unknown>>,
): Promise<ProviderNotice | null> {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') throw new ForgedNotice('A notice without a signature');
  const event = verified(() => stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds));
  if (!wanted.has(event.type)) return null;
  const customerId = await customerOf(stripe, event.data.object as unknown as Told);
  return customerId === null ? null : { id: event.id, type: event.type, customerId };
}

function verified(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch (error) {
    throw new ForgedNotice('A notice that Stripe has not signed, or not lately', { cause: error });
  }
}

type Reference = string | { readonly id: string } | null | undefined;
type Told = { readonly customer?: Reference; readonly charge?: Reference };

/** A dispute names only the charge that it is about. */
async function customerOf(stripe: Stripe, { customer, charge }: Told): Promise<string | null> {
  const known = idOf(customer);
  const chargeId = idOf(charge);
  if (known !== null || chargeId === null) return known;
  return idOf((await stripe.charges.retrieve(chargeId)).customer);
}

export function idOf(reference: Reference): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
