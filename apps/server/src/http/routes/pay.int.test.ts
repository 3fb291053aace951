import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

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
