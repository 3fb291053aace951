import { deleteDueAccounts } from '@adwright/domain/accounts/delete-due-accounts.ts';
import { applyNotices } from '@adwright/domain/billing/apply-notices.ts';
import { ProviderError } from '@adwright/domain/billing/provider.ts';
import { tellPayers } from '@adwright/domain/billing/tell-payers.ts';
import { openSandbox } from '@adwright/payments/sandbox/open-sandbox.ts';
import { startSubscription } from '@adwright/payments/sandbox/subscriptions.ts';
import { openRendering } from '@adwright/renderer/open-rendering.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createRun } from '@adwright/test-kit/factories.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';

describeOnDatabases('payments without a provider', (database) => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await openTestApp(database());
    ({ token } = await server.signUp());
  });
  afterAll(() => server.close());

  test.each([
    { method: 'POST', url: '/api/pay/create-order', payload: { price_code: 'm1', use_coupon: 'true' } },
    { method: 'GET', url: '/api/pay/billing-portal' },
  ] as const)('$url says so, in the caller’s language', async (request) => {
    const headers = { authorization: token, 'accept-language': 'de' };
    const answer = await server.app.inject({ ...request, headers });
    expect(answer.json()).toMatchObject({
      code: 422,
      message: 'Zahlungen sind nicht eingerichtet. Frag deinen Administrator.',
      data: { error: 'payments_not_configured' },
    });
  });

  test('an order names a price, and the coupon is the string true or nothing', async () => {
    for (const payload of [{}, { price_code: '' }, { price_code: 'm1', use_coupon: true }]) {
      const request = { method: 'POST', url: '/api/pay/create-order', payload } as const;
      const answer = await server.app.inject({ ...request, headers: { authorization: token } });
      expect(answer.statusCode).toBe(400);
    }
  });
});

describeOnDatabases('buying in the sandbox', (database) => {
  let server: TestApp;
  let rendering: ReturnType<typeof openRendering>;
  beforeAll(async () => {
    const work = database().work;
    const { provider, customers } = openSandbox({ work, clock: () => new Date() });
    rendering = openRendering();
    server = await openTestApp(database(), { deps: { payments: provider, sandbox: customers, rendering } });
  });
  afterAll(() => Promise.all([server.close(), rendering.close()]));

  const press = (address: string, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: new URL(address).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const page = async (address: string) =>
    (await server.app.inject({ method: 'GET', url: new URL(address).pathname })).body;
  const info = async (token: string) => (await server.call('userInfo', {}, { token })).body.data;
  const sync = async (token: string) => (await server.call('payOrderStateSync', {}, { token })).body.data.orders;
  async function order(token: string, price_code: string, coupon = false): Promise<string> {
    const input = { price_code, ...(coupon && { use_coupon: 'true' }) };
    const { status, body } = await server.call('payCreateOrder', input, { token });
    expect([status, body.message]).toEqual([200, 'Operation successful']);
    return body.data.url;
  }

  test('a plan with the offer: page, payment, credits, renewal, refund, cancel, end', async () => {
    const { token } = await server.signUp();
    const url = await order(token, 'monthly_basic', true);
    expect(await page(url)).toMatch(/Test mode: no money is charged[\s\S]*Basic plan, monthly[\s\S]*\$27/);
    expect(await sync(token)).toEqual([]);
    await press(url, { answer: 'decline' });
    expect(await page(url)).toContain('Your card was declined');
    await press(url, { answer: 'secure' });
    expect(await page(url)).toContain('Verify your payment');
    expect((await press(url, { answer: 'confirm' })).statusCode).toBe(303);
    // Pressing again pays nothing twice.
    await press(url, { answer: 'pay' });
    expect(await page(url)).toContain('Payment complete');

    const both = await Promise.all([sync(token), sync(token)]);
    expect(both.flat()).toEqual([
      { orderId: expect.any(String), price: 27, itemName: 'Basic plan, monthly', itemId: 'monthly_basic' },
    ]);
    expect(await sync(token)).toEqual([]);
    expect(await info(token)).toMatchObject({
      credits: 860,
      plan_name: 'basic',
      plan_info: { period: 'monthly', cancel_at: null, renews_at: expect.stringMatching(/^\d{4}-/) },
      has_paid_credits: true,
      kodepay_user_id: expect.stringMatching(/^sbx_/),
    });
    const again = await server.call('payCreateOrder', { price_code: 'monthly_basic' }, { token });
    expect(again.body.data.error).toBe('plan_current');

    const portal = (await server.call('payBillingPortal', {}, { token })).body.data.url;
    expect(await page(portal)).toContain('Renews on');
    await press(portal, { action: 'skip' });
    await sync(token);
    expect((await info(token)).credits).toBe(1660);
    const payment = /name="payment" value="([\w-]+)"/.exec(await page(portal))?.[1] ?? '';
    const invoice = await server.app.inject({ method: 'GET', url: `${new URL(portal).pathname}/invoices/${payment}` });
    expect([invoice.headers['content-type'], invoice.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    await press(portal, { action: 'refund', payment });
    await sync(token);
    expect((await info(token)).credits).toBe(860);

    const ended = await server.call('payCancelPlan', { cancel: true }, { token });
    expect(ended.body.data).toEqual({ renews_at: null, cancel_at: expect.any(String) });
    expect(await info(token)).toMatchObject({ plan_name: 'basic', plan_info: { renews_at: null } });
    await press(portal, { action: 'skip' });
    await sync(token);
    expect(await info(token)).toMatchObject({ plan_name: 'free', credits: 860, has_paid_credits: true });
    // The offer is for once.
    const second = await server.call('payCreateOrder', { price_code: 'monthly_basic', use_coupon: 'true' }, { token });
    expect([second.status, second.body.data.error]).toEqual([422, 'offer_unavailable']);

    const { list } = (await server.call('payStatement', { keyword: 'refund' }, { token })).body.data;
    expect(list).toMatchObject([{ kind: 'revoke', amount: -800, title: 'refund', tool: null }]);
    const usage = (await server.call('payUsage', {}, { token })).body.data;
    expect(usage).toEqual({ monthly_credits: 60, paid_credits: 800, days: [], renewal_cents: null, pay_by: null });
  });

  test('says what a renewal costs, and until when one that failed can be paid', async () => {
    const { token } = await server.signUp();
    await press(await order(token, 'monthly_pro'), { answer: 'pay' });
    await sync(token);
    const usage = async () => (await server.call('payUsage', {}, { token })).body.data;
    expect(await usage()).toMatchObject({ renewal_cents: 9900, pay_by: null });
    const portal = (await server.call('payBillingPortal', {}, { token })).body.data.url;
    await press(portal, { action: 'declined_card' });
    await press(portal, { action: 'skip' });
    await sync(token);
    const { plan_info } = await info(token);
    const { pay_by } = await usage();
    expect(Date.parse(pay_by ?? '') - Date.parse(plan_info.renews_at ?? '')).toBe(7 * 24 * 60 * 60 * 1000);
    await press(portal, { action: 'good_card' });
    await sync(token);
    expect(await usage()).toMatchObject({ renewal_cents: 9900, pay_by: null });
  });

  test('many tabs that wait for one payment are all answered, and one is told', async () => {
    const { token } = await server.signUp();
    await press(await order(token, 'credits_500'), { answer: 'pay' });
    const asked = Array.from({ length: 20 }, () => server.call('payOrderStateSync', {}, { token }));
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.flatMap(({ body }) => body.data.orders)).toHaveLength(1);
    expect((await info(token)).credits).toBe(560);
  });

  test('two pages of a plan are never two plans, nor the offer twice', async () => {
    const { token } = await server.signUp();
    const first = await order(token, 'monthly_basic', true);
    const second = await order(token, 'yearly_basic', true);
    await press(first, { answer: 'pay' });
    expect(await page(first)).toContain('You haven’t been charged');
    await press(second, { answer: 'pay' });
    // Before anybody has heard of the payment.
    const quick = await server.call('payCreateOrder', { price_code: 'monthly_basic', use_coupon: 'true' }, { token });
    expect(quick.body.data.error).toBe('offer_unavailable');
    expect(await sync(token)).toMatchObject([{ price: 238 }]);
  });

  test('what is ordered after the test clock was moved is told when it is paid', async () => {
    const { token } = await server.signUp();
    await press(await order(token, 'monthly_basic'), { answer: 'pay' });
    await sync(token);
    await press((await server.call('payBillingPortal', {}, { token })).body.data.url, { action: 'skip' });
    const credits = await order(token, 'credits_500');
    expect(await sync(token)).toEqual([]);
    await press(credits, { answer: 'pay' });
    expect(await sync(token)).toMatchObject([{ itemId: 'credits_500' }]);
  });

  test('the test clock goes as far as anybody needs, and pages of the sandbox count as calls do', async () => {
    const { token } = await server.signUp();
    await press(await order(token, 'yearly_basic'), { answer: 'pay' });
    const portal = (await server.call('payBillingPortal', {}, { token })).body.data.url;
    for (let year = 0; year < 25; year += 1) await press(portal, { action: 'skip' });
    await sync(token);
    const year = Number((await info(token)).plan_info.renews_at?.slice(0, 4));
    expect(year - new Date().getFullYear()).toBe(21);
    const small = await openTestApp(database(), {
      deps: { payments: server.deps.payments, sandbox: server.deps.sandbox },
      options: { limitFactor: 5 / 1200 },
    });
    const url = new URL(portal).pathname;
    const statuses = await Promise.all(Array.from({ length: 7 }, () => small.app.inject({ method: 'GET', url })));
    await small.close();
    expect(statuses.at(-1)?.statusCode).toBe(429);
  });

  test('a larger plan is a change, and costs the difference', async () => {
    const { token } = await server.signUp();
    await press(await order(token, 'monthly_basic'), { answer: 'pay' });
    await sync(token);
    const change = await order(token, 'monthly_pro');
    expect(await page(change)).toContain('$60');
    await press(change, { answer: 'pay' });
    expect(await sync(token)).toMatchObject([{ price: 60, itemId: 'monthly_pro' }]);
    const { plan_name, credits } = await info(token);
    expect([plan_name, credits]).toEqual(['pro', 60 + 800 + Math.floor((2400 * 60) / 99)]);
  });

  test('credits without a plan, told by the inbox alone', async () => {
    const { token } = await server.signUp();
    await press(await order(token, 'credits_500'), { answer: 'pay' });
    const { work, clock, payments } = server.deps;
    if (!payments) throw new Error('The sandbox is open');
    expect(await applyNotices({ work, clock, payments })).toMatchObject({ failures: [] });
    expect(await applyNotices({ work, clock, payments })).toEqual({ applied: 0, failures: [] });
    expect(await info(token)).toMatchObject({ plan_name: 'free', credits: 560, has_paid_credits: true });
    const letters = { mailer: server.deps.mailer, letters: server.deps.letters };
    expect(await tellPayers({ work, clock, payments, ...letters })).toBeGreaterThan(0);
    expect(await tellPayers({ work, clock, payments, ...letters })).toBe(0);
    const { user_info } = await info(token);
    const letter = (await server.outbox.list()).find(({ to }) => to === user_info.user_email);
    expect([letter?.subject, letter?.text]).toEqual(['Your Adwright receipt', expect.stringContaining('$29.00')]);
  });

  test('a renewal that cannot be charged is told once, and an account that goes has no plan that renews', async () => {
    const { token, user_info: person } = await server.signUp();
    await press(await order(token, 'monthly_basic'), { answer: 'pay' });
    await sync(token);
    const portal = (await server.call('payBillingPortal', {}, { token })).body.data.url;
    await press(portal, { action: 'declined_card' });
    await press(portal, { action: 'skip' });
    await sync(token);
    const { work, clock, payments, mailer, letters } = server.deps;
    if (!payments) throw new Error('The sandbox is open');
    for (let time = 0; time < 2; time += 1) await tellPayers({ work, clock, payments, mailer, letters });
    const subjects = (await server.outbox.list()).filter(({ to }) => to === person.user_email);
    expect(subjects.filter(({ subject }) => subject === 'Your Adwright payment failed')).toHaveLength(1);
    expect((await server.call('userDelete', { current: testPassword }, { token })).status).toBe(200);
    expect((await info(token)).plan_info).toMatchObject({ renews_at: null });
    expect((await server.call('userActivity', {}, { token })).body.data.list.map(({ kind }) => kind)).toContain('paid');
  });

  test('one click ends every plan there is, also one that only a race can have begun', async () => {
    const { token, user_info: person } = await server.signUp();
    await press(await order(token, 'monthly_basic'), { answer: 'pay' });
    await sync(token);
    const customerId = `sbx_${person.user_id.replaceAll('-', '')}`;
    const second = { offerId: 'monthly_pro', priceCode: 'monthly_pro', renewalCents: 9900 };
    await server.deps.sandbox?.change(customerId, (one, asOf) => startSubscription(one, asOf, second).customer);
    await sync(token);
    await server.call('payCancelPlan', { cancel: true }, { token });
    const { customer } = (await server.deps.sandbox?.read(customerId)) ?? {};
    expect(customer?.subscriptions.map(({ cancels }) => cancels)).toEqual([true, true]);
  });

  test('a plan that was resumed while its account was on its way out ends before the account goes', async () => {
    const { token } = await server.signUp();
    await press(await order(token, 'monthly_basic'), { answer: 'pay' });
    await sync(token);
    expect((await server.call('userDelete', { current: testPassword }, { token })).status).toBe(200);
    await server.call('payCancelPlan', { cancel: false }, { token });
    const { work, storage, payments: sandbox } = server.deps;
    if (!sandbox) throw new Error('The sandbox is open');
    const ended: string[] = [];
    let isAway = true;
    const payments: typeof sandbox = {
      ...sandbox,
      async setCancel(order) {
        if (isAway) throw new ProviderError('away');
        ended.push(order.subscriptionId);
      },
    };
    const sweep = (days: number) =>
      deleteDueAccounts({ work, storage, payments, clock: () => new Date(Date.now() + days * 864e5) });
    await expect(sweep(15)).rejects.toThrow(AggregateError);
    expect((await server.call('userInfo', {}, { token })).status).toBe(200);
    isAway = false;
    expect(await sweep(15)).toEqual({ deletedAccounts: 1 });
    expect(ended).toEqual([expect.stringMatching(/_sub_1$/)]);
  });

  test('credits that only a run under way holds go back with their payment, however that run ends', async () => {
    const { token, user_info: person } = await server.signUp();
    await press(await order(token, 'credits_500'), { answer: 'pay' });
    await sync(token);
    const { stores } = server.deps.work;
    const { credits } = stores;
    const begin = async (amount: number) => {
      const { id: runId } = await createRun(stores, person.user_id, { creditsCost: amount });
      await credits.hold({ userId: person.user_id, amount, runId });
      return runId;
    };
    const [spent, held] = [await begin(100), await begin(460)];
    await credits.settle(spent);
    const portal = (await server.call('payBillingPortal', {}, { token })).body.data.url;
    const payment = /name="payment" value="([\w-]+)"/.exec(await page(portal))?.[1] ?? '';
    await press(portal, { action: 'refund', payment });
    await sync(token);
    await credits.release(held);
    await sync(token);
    // 60 were the free plan's, and 100 were spent for good before.
    expect((await info(token)).credits).toBe(0);
  });

  test('an order whose payment arrives after days is paid all the same, and its offer used', async () => {
    const { token, user_info: person } = await server.signUp();
    const url = await order(token, 'monthly_basic', true);
    const { billing } = server.deps.work.stores;
    const [waiting] = await billing.unpaidOrders(person.user_id, 'sandbox');
    await billing.endOrder(waiting?.id ?? '', { status: 'expired', paymentId: null });
    await press(url, { answer: 'pay' });
    expect(await sync(token)).toMatchObject([{ price: 27 }]);
    await server.call('payCancelPlan', { cancel: true }, { token });
    await press((await server.call('payBillingPortal', {}, { token })).body.data.url, { action: 'skip' });
    const again = await server.call('payCreateOrder', { price_code: 'monthly_basic', use_coupon: 'true' }, { token });
    expect(again.body.data.error).toBe('offer_unavailable');
  });

  test('another person’s pages, unknown prices and notices from outside are refused', async () => {
    const { token } = await server.signUp();
    const unknown = await server.call('payCreateOrder', { price_code: 'gold' }, { token });
    expect(unknown.body.data.error).toBe('price_unknown');
    const wrong = await server.call('payCreateOrder', { price_code: 'monthly_pro', use_coupon: 'true' }, { token });
    expect(wrong.body.data.error).toBe('offer_unavailable');
    const portal = (await server.call('payBillingPortal', {}, { token })).body.data.url;
    const guessed = portal.replace(/[^/]+$/, 'aaaaaaaaaaaaaaaaaaaaaaaa');
    expect((await press(guessed, { action: 'skip' })).statusCode).toBe(404);
    const notice = { method: 'POST', url: '/api/pay/webhook', payload: { id: 'evt_1' } } as const;
    expect((await server.app.inject(notice)).statusCode).toBe(404);
  });
});
