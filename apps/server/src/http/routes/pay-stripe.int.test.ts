import { offerIds } from '@adwright/contract/pay/offers.ts';
import { applyNotices } from '@adwright/domain/billing/apply-notices.ts';
import type { PriceCodes } from '@adwright/domain/billing/provider.ts';
import { openStripe } from '@adwright/payments/stripe/open-stripe.ts';
import { listOf, openStripeFake, type StripeFake } from '@adwright/payments/stripe/testing/stripe-fake.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const priceCodes = Object.fromEntries(offerIds.map((id) => [id, `price_${id}`])) as PriceCodes;
const webhookSecret = 'whsec_test';

describeOnDatabases('payments with Stripe', (database) => {
  let server: TestApp;
  let fake: StripeFake;
  beforeAll(async () => {
    fake = await openStripeFake();
    const options = { secretKey: 'sk_test', webhookSecret, priceCodes, clock: () => new Date(), apiUrl: fake.url };
    server = await openTestApp(database(), { deps: { payments: openStripe(options) } });
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
  });

  /** As Stripe signs: the time, a dot and the bytes. */
  function post(body: string, { secret = webhookSecret, age = 0, sent = body } = {}) {
    const time = Math.floor(Date.now() / 1000) - age;
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` };
    return server.app.inject({ method: 'POST', url: '/api/pay/webhook', headers, payload: sent });
  }

  /** How Stripe stands after somebody has paid. */
  function pay(orderId: string): void {
    const [start, end] = [Math.floor(Date.now() / 1000), Math.floor(Date.now() / 1000) + 30 * 24 * 3600];
    const item = { id: 'si_1', price: { id: 'price_monthly_basic', unit_amount: 3900 }, current_period_end: end };
    const state = {
      status: 'active',
      created: start,
      cancel_at: null,
      cancel_at_period_end: false,
      discounts: [],
    } as const;
    const invoice = {
      id: 'in_1',
      number: 'A-1',
      amount_paid: 3900,
      created: start,
      billing_reason: 'subscription_create',
      metadata: {},
      parent: { subscription_details: { subscription: 'sub_1', metadata: { order_id: orderId } } },
      status_transitions: { paid_at: start },
      payments: { data: [] },
      lines: {
        data: [
          {
            amount: 3900,
            period: { start, end },
            pricing: { price_details: { price: 'price_monthly_basic' } },
          },
        ],
      },
    } as const;
    fake.answer('GET /v1/subscriptions', listOf([{ id: 'sub_1', ...state, items: { data: [item] } }]));
    fake.answer('GET /v1/invoices', listOf([invoice]));
    fake.answer('GET /v1/charges', listOf([]));
  }

  test('a webhook is checked on its bytes, kept once, and applied by the job', async () => {
    const { token } = await server.signUp();
    fake.answer('POST /v1/customers', { body: { id: 'cus_1' } });
    fake.answer('GET /v1/checkout/sessions', { body: { object: 'list', has_more: false, data: [] } });
    fake.answer('POST /v1/checkout/sessions', { body: { id: 'cs_1', url: 'https://checkout.stripe.com/c/1' } });
    const ordered = await server.call('payCreateOrder', { price_code: 'price_monthly_basic' }, { token });
    expect(ordered.body.data).toEqual({ url: 'https://checkout.stripe.com/c/1' });
    pay(fake.asked.at(-1)?.form['client_reference_id'] ?? '');

    // Odd spaces on purpose: parsed and written again, the signature would not hold.
    const body =
      '{ "id": "evt_1",  "object": "event", "type": "invoice.paid", "data": {"object": {"customer":"cus_1"}} }';
    expect((await post(body, { secret: 'whsec_other' })).statusCode).toBe(403);
    expect((await post(body, { age: 600 })).statusCode).toBe(403);
    expect((await post(body, { sent: body.replace('cus_1', 'cus_2') })).statusCode).toBe(403);
    expect((await post(body)).json()).toEqual({ received: 'new' });
    expect((await post(body)).json()).toEqual({ received: 'known' });
    expect((await post(body.replace('invoice.paid', 'product.created'))).json()).toEqual({ received: 'ignored' });

    const { work, clock, payments } = server.deps;
    if (!payments) throw new Error('Stripe is open');
    expect(await applyNotices({ work, clock, payments })).toEqual({ applied: 1, failures: [] });
    expect((await server.call('userInfo', {}, { token })).body.data).toMatchObject({
      plan_name: 'basic',
      credits: 860,
      kodepay_user_id: 'cus_1',
    });
    const { orders } = (await server.call('payOrderStateSync', {}, { token })).body.data;
    expect(orders).toMatchObject([{ price: 39, itemId: 'monthly_basic' }]);
  });

  test('a provider that does not answer is said in the specified words, and the notice waits', async () => {
    const { token } = await server.signUp();
    fake.answer('POST /v1/customers', {
      status: 400,
      body: { error: { type: 'invalid_request_error', message: 'no' } },
    });
    const refused = await server.call('payCreateOrder', { price_code: 'price_monthly_basic' }, { token });
    expect([refused.status, refused.body.message]).toEqual([422, 'Failed to create payment']);

    fake.answer('GET /v1/subscriptions', { status: 400, body: { error: { type: 'invalid_request_error' } } });
    await post('{"id":"evt_2","object":"event","type":"invoice.paid","data":{"object":{"customer":"cus_1"}}}');
    const { work, clock, payments } = server.deps;
    if (!payments) throw new Error('Stripe is open');
    expect((await applyNotices({ work, clock, payments })).failures).toHaveLength(1);
    // Not again at once.
    expect(await applyNotices({ work, clock, payments })).toEqual({ applied: 0, failures: [] });
  });
});
