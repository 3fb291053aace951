import { offerIds, offers } from '@adwright/contract/pay/offers.ts';
import { ForgedNotice, type PriceCodes, ProviderError } from '@adwright/domain/billing/provider.ts';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStripe } from './open-stripe.ts';
import { listOf, openStripeFake, type StripeFake } from './testing/stripe-fake.ts';

const priceCodes = Object.fromEntries(offerIds.map((id) => [id, `price_${id}`])) as PriceCodes;
const secret = 'whsec_test';
const now = new Date('2026-03-10T12:00:00Z');
const seconds = (text: string) => Date.parse(text) / 1000;

let fake: StripeFake;
const provider = () =>
  openStripe({ secretKey: 'sk_test', webhookSecret: secret, priceCodes, clock: () => now, apiUrl: fake.url });
beforeAll(async () => void (fake = await openStripeFake()));
beforeEach(() => void fake.asked.splice(0));
afterAll(() => fake.close());

const visit = { customerId: 'cus_1', origin: 'https://ads.example.com', locale: 'kr', orderId: 'order-1' };

describe('asking Stripe', () => {
  it('makes one customer for a person, however often it is asked', async () => {
    fake.answer('POST /v1/customers', { body: { id: 'cus_1', object: 'customer' } });
    const person = { userId: 'u1', email: 'ada@example.test', name: 'Ada' };
    expect(await provider().ensureCustomer(person)).toBe('cus_1');
    expect(fake.asked[0]).toMatchObject({ form: { 'metadata[user_id]': 'u1' }, idempotencyKey: 'customer:u1' });
  });

  it('opens a checkout with the order on it and the coupon of the offer', async () => {
    const exists = {
      error: { type: 'invalid_request_error', code: 'resource_already_exists', message: 'Exists' },
    } as const;
    fake.answer('POST /v1/coupons', { status: 400, body: exists });
    fake.answer('GET /v1/checkout/sessions', {
      body: {
        object: 'list',
        has_more: false,
        data: [
          { id: 'cs_credits', mode: 'payment' },
          { id: 'cs_plan', mode: 'subscription' },
        ],
      },
    });
    fake.answer('POST /v1/checkout/sessions/cs_plan/expire', { body: { id: 'cs_plan' } });
    fake.answer('POST /v1/checkout/sessions', { body: { id: 'cs_1', url: 'https://checkout.stripe.com/c/1' } });
    const offer = offers.yearly_basic;
    const order = { ...visit, offer, priceCode: 'price_yearly_basic', coupon: true };
    expect(await provider().openCheckout(order)).toEqual({ url: 'https://checkout.stripe.com/c/1' });
    // Two open pages would be two plans.
    expect(fake.asked[0]?.form).toMatchObject({ customer: 'cus_1', status: 'open' });
    expect(fake.asked[1]?.call).toBe('POST /v1/checkout/sessions/cs_plan/expire');
    expect(fake.asked[2]?.form).toMatchObject({ amount_off: '15800', currency: 'usd', duration: 'forever' });
    expect(fake.asked[3]).toMatchObject({
      idempotencyKey: 'checkout:order-1',
      form: {
        mode: 'subscription',
        customer: 'cus_1',
        client_reference_id: 'order-1',
        locale: 'ko',
        'line_items[0][price]': 'price_yearly_basic',
        'discounts[0][coupon]': 'promotion-yearly_basic-15800',
        'subscription_data[metadata][order_id]': 'order-1',
        'tax_id_collection[enabled]': 'true',
      },
    });
  });

  it('asks for no coupon without one, and puts the order of credits on their invoice', async () => {
    fake.answer('POST /v1/checkout/sessions', { body: { id: 'cs_2', url: 'https://checkout.stripe.com/c/2' } });
    const order = { ...visit, offer: offers.credits_500, priceCode: 'price_credits_500', coupon: false };
    await provider().openCheckout(order);
    expect(fake.asked).toHaveLength(1);
    expect(fake.asked[0]?.form).toMatchObject({
      mode: 'payment',
      'invoice_creation[invoice_data][metadata][order_id]': 'order-1',
    });
    expect(fake.asked[0]?.form).not.toHaveProperty('discounts[0][coupon]');
  });

  it('changes a plan in the portal, where proration is shown, and cancels with the period', async () => {
    fake.answer('GET /v1/subscriptions/sub_1', { body: { id: 'sub_1', items: { data: [{ id: 'si_1' }] } } });
    fake.answer('POST /v1/billing_portal/sessions', { body: { url: 'https://billing.stripe.com/p/1' } });
    const change = { ...visit, subscriptionId: 'sub_1', offer: offers.monthly_pro, priceCode: 'price_monthly_pro' };
    await provider().openPlanChange(change);
    expect(fake.asked[1]?.form).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][items][0][price]': 'price_monthly_pro',
    });
    fake.answer('POST /v1/subscriptions/sub_1', { body: { id: 'sub_1' } });
    await provider().setCancel({ customerId: 'cus_1', subscriptionId: 'sub_1', cancel: true });
    expect(fake.asked.at(-1)?.form).toEqual({ cancel_at_period_end: 'true' });
  });

  it('has one name for whatever goes wrong', async () => {
    await expect(provider().openPortal({ ...visit, customerId: 'cus_gone' })).resolves.toBeDefined();
    fake.answer('POST /v1/billing_portal/sessions', { status: 402, body: { error: { type: 'card_error' } } });
    await expect(provider().openPortal(visit)).rejects.toBeInstanceOf(ProviderError);
  });
});

describe('reading a customer', () => {
  const invoice = {
    id: 'in_1',
    number: 'A-1',
    amount_paid: 2700,
    created: seconds('2026-03-01T00:00:00Z'),
    billing_reason: 'subscription_create',
    metadata: {},
    parent: { subscription_details: { subscription: 'sub_1', metadata: { order_id: 'order-1' } } },
    status_transitions: { paid_at: seconds('2026-03-01T00:00:05Z') },
    payments: { data: [{ payment: { type: 'payment_intent', payment_intent: 'pi_1' } }] },
    lines: {
      data: [
        {
          amount: 2700,
          period: { start: seconds('2026-03-01T00:00:00Z'), end: seconds('2026-04-01T00:00:00Z') },
          pricing: { price_details: { price: 'price_monthly_basic' } },
        },
      ],
    },
  } as const;
  const subscription = {
    id: 'sub_1',
    status: 'past_due',
    created: seconds('2026-03-01T00:00:00Z'),
    cancel_at: null,
    cancel_at_period_end: false,
    discounts: ['di_1'],
    items: {
      data: [
        {
          price: { id: 'price_monthly_basic', unit_amount: 3900 },
          current_period_end: seconds('2026-04-01T00:00:00Z'),
        },
      ],
    },
  } as const;
  function stand(charge: object): void {
    fake.answer('GET /v1/subscriptions', listOf([subscription]));
    fake.answer('POST /v1/invoices/create_preview', { body: { id: 'upcoming', total: 2700 } });
    fake.answer('GET /v1/invoices', listOf([invoice]));
    fake.answer('GET /v1/charges', listOf([{ id: 'ch_1', payment_intent: 'pi_1', amount: 2700, ...charge }]));
  }

  it('puts subscription, invoice, order and refund together', async () => {
    stand({ amount_refunded: 700, disputed: false });
    expect(await provider().readState('cus_1')).toEqual({
      asOf: now,
      subscriptions: [
        {
          id: 'sub_1',
          priceCode: 'price_monthly_basic',
          status: 'past_due',
          periodEnd: new Date('2026-04-01T00:00:00Z'),
          cancelAt: null,
          renewalCents: 2700,
        },
      ],
      payments: [
        {
          id: 'in_1',
          orderId: 'order-1',
          subscriptionId: 'sub_1',
          priceCode: 'price_monthly_basic',
          cents: 2700,
          lostCents: 700,
          prorated: false,
          paidAt: new Date('2026-03-01T00:00:05Z'),
          periodStart: new Date('2026-03-01T00:00:00Z'),
          periodEnd: new Date('2026-04-01T00:00:00Z'),
          number: 'A-1',
        },
      ],
    });
  });

  it('ends an offer with the price it was given for, and no other discount', async () => {
    stand({ amount_refunded: 0, disputed: false });
    const discounted = (coupons: string[]) => ({
      ...subscription,
      discounts: coupons.map((coupon, index) => ({ id: `di_${index}`, source: { type: 'coupon', coupon } })),
    });
    const changes = () => fake.asked.filter(({ call }) => call === 'POST /v1/subscriptions/sub_1');
    fake.answer('POST /v1/subscriptions/sub_1', { body: { ...subscription, discounts: [] } });
    fake.answer('GET /v1/subscriptions', listOf([discounted(['promotion-monthly_basic-1200', 'their-own'])]));
    expect((await provider().readState('cus_1')).subscriptions).toMatchObject([{ renewalCents: 2700 }]);
    expect(changes()).toEqual([]);
    // The plan was annual once.
    fake.answer('GET /v1/subscriptions', listOf([discounted(['promotion-yearly_basic-15800'])]));
    expect((await provider().readState('cus_1')).subscriptions).toMatchObject([{ renewalCents: 3900 }]);
    fake.answer('GET /v1/subscriptions', listOf([discounted(['promotion-yearly_basic-15800', 'their-own'])]));
    await provider().readState('cus_1');
    expect(changes().map(({ form }) => form)).toEqual([{ discounts: '' }, { 'discounts[0][discount]': 'di_1' }]);
  });

  it.each([
    ['needs_response', 2700],
    ['lost', 2700],
    ['won', 0],
  ] as const)('counts a dispute that is %s as %i cents lost', async (status, lostCents) => {
    stand({ amount_refunded: 0, disputed: true });
    fake.answer('GET /v1/disputes', listOf([{ id: 'dp_1', status }]));
    expect((await provider().readState('cus_1')).payments).toMatchObject([{ lostCents }]);
  });
});

describe('notices', () => {
  const event = (change: object = {}) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'invoice.paid',
      data: { object: { customer: 'cus_1' } },
      ...change,
    });
  const signed = (payload: string, options: { secret?: string; timestamp?: number } = {}) => ({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, ...options }),
  });
  const read = (payload: string, headers: Record<string, string>) =>
    provider().readNotice(Buffer.from(payload), headers);

  it('are read when Stripe has signed these very bytes', async () => {
    const payload = event();
    const notice = { id: 'evt_1', type: 'invoice.paid', customerId: 'cus_1' };
    expect(await read(payload, signed(payload))).toEqual(notice);
    await expect(read(`${payload} `, signed(payload))).rejects.toBeInstanceOf(ForgedNotice);
  });

  it('are refused with another secret, an old time or no signature', async () => {
    const payload = event();
    const old = Math.floor(Date.now() / 1000) - 301;
    await expect(read(payload, signed(payload, { secret: 'whsec_other' }))).rejects.toBeInstanceOf(ForgedNotice);
    await expect(read(payload, signed(payload, { timestamp: old }))).rejects.toBeInstanceOf(ForgedNotice);
    await expect(read(payload, {})).rejects.toBeInstanceOf(ForgedNotice);
  });

  it('of an unknown kind, or about nobody, are ignored', async () => {
    for (const change of [{ type: 'product.created' }, { data: { object: {} } }]) {
      const payload = event(change);
      expect(await read(payload, signed(payload))).toBeNull();
    }
  });

  it('of a dispute lead to the customer of its charge', async () => {
    fake.answer('GET /v1/charges/ch_1', { body: { id: 'ch_1', customer: 'cus_9' } });
    const payload = event({ type: 'charge.dispute.created', data: { object: { charge: 'ch_1' } } });
    expect(await read(payload, signed(payload))).toMatchObject({ customerId: 'cus_9' });
  });
});
