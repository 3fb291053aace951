import type { Clock } from '@adwright/domain/clock.ts';
import { type PaymentProvider, type PriceCodes, ProviderError } from '@adwright/domain/billing/provider.ts';
import { Stripe } from 'stripe';
import { ensureCoupon } from './promotions.ts';
import { readNotice } from './read-notice.ts';
import { stripeLocale } from './stripe-locale.ts';
import { readCustomer } from './read-customer.ts';

export type StripeOptions = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceCodes: PriceCodes;
  readonly clock: Clock;
  /** Where its API is; Stripe's own, when left out. */
  readonly apiUrl?: string;
};

/** Where the person lands after the payment page: in the product, which sees for itself what was paid. */
function homeOf(origin: string): string {
  return new URL('/?dashboard=home', origin).href;
}

export function openStripe({ secretKey, webhookSecret, priceCodes, clock, apiUrl }: StripeOptions): PaymentProvider {
  const api = apiUrl === undefined ? null : new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(api && {
      host: api.hostname,
      port: api.port,
      protocol: api.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
  return {
    name: 'stripe',
    isSandbox: false,
    priceCodes,
    ensureCustomer: ({ userId, email, name }) =>
      asked(async () => {
        const customer = { email, name, metadata: { user_id: userId } };
        return (await stripe.customers.create(customer, { idempotencyKey: `customer:${userId}` })).id;
      }),
    openCheckout: ({ customerId, origin, locale, orderId, offer, priceCode, coupon }) =>
      asked(async () => {
        const metadata = { order_id: orderId };
        if (offer.kind === 'plan') await closePlanPages(stripe, customerId);
        const session = await stripe.checkout.sessions.create(
          {
            customer: customerId,
            client_reference_id: orderId,
            line_items: [{ price: priceCode, quantity: 1 }],
            locale: stripeLocale(locale),
            success_url: homeOf(origin),
            cancel_url: homeOf(origin),
            metadata,
            tax_id_collection: { enabled: true },
            customer_update: { name: 'auto', address: 'auto' },
            ...(coupon && { discounts: [{ coupon: await ensureCoupon(stripe, offer) }] }),
            ...(offer.kind === 'plan'
              ? { mode: 'subscription' as const, subscription_data: { metadata } }
              : { mode: 'payment' as const, invoice_creation: { enabled: true, invoice_data: { metadata } } }),
          },
          { idempotencyKey: `checkout:${orderId}` },
        );
        if (!session.url) throw new ProviderError('Stripe opened a checkout without an address');
        return { url: session.url };
      }),
    openPlanChange: ({ customerId, origin, locale, subscriptionId, priceCode }) =>
      asked(async () => {
        const subscription = await stripe.subscriptions.retrieve(subscriptionId);
        const item = subscription.items.data[0];
        if (!item) throw new ProviderError('A subscription without an item');
        const items = [{ id: item.id, price: priceCode, quantity: 1 }];
        // Shows what is due today after proration, and asks before it charges.
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          locale: stripeLocale(locale),
          return_url: homeOf(origin),
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: { subscription: subscriptionId, items },
          },
        });
        return { url };
      }),
    openPortal: ({ customerId, origin, locale }) =>
      asked(async () => {
        const visit = { customer: customerId, locale: stripeLocale(locale), return_url: homeOf(origin) };
        return { url: (await stripe.billingPortal.sessions.create(visit)).url };
      }),
    setCancel: ({ subscriptionId, cancel }) =>
      asked(async () => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel });
      }),
    readState: (customerId) => asked(() => readCustomer(stripe, { customer: customerId, priceCodes, asOf: clock() })),
    readNotice: (body, headers) => asked(() => readNotice(stripe, webhookSecret, body, headers)),
  };
}

/** Of pages that each begin a plan only one is open, so that nobody begins two. */
async function closePlanPages(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id, mode } of stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
    if (mode === 'subscription') await stripe.checkout.sessions.expire(id);
  }
}

/** Whatever goes wrong between us and Stripe has one name in the product. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProviderError(`Stripe: ${error.message}`, { cause: error });
  }
}
