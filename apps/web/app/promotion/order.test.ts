import { ApiError } from '@adwright/contract/client/error.ts';
import { expect, it } from 'vitest';
import { type OrderDeps, placeOrder } from './order.ts';

const order = { price_code: 'm1', use_coupon: 'true' } as const;

function setUp(change: Partial<OrderDeps> = {}) {
  const seen: unknown[] = [];
  const deps: OrderDeps = {
    signedIn: () => true,
    create: async (sent) => {
      seen.push(sent);
      return { data: { url: 'https://pay.example.com/1' }, message: 'Operation successful' };
    },
    openTab: (url) => void seen.push(url),
    ...change,
  };
  return { seen, deps };
}

it('orders the chosen price with the coupon and opens the payment page', async () => {
  const { seen, deps } = setUp();
  expect(await placeOrder(order, deps)).toEqual({ kind: 'opened' });
  expect(seen).toEqual([{ price_code: 'm1', use_coupon: 'true' }, 'https://pay.example.com/1']);
});

it('orders nothing for a visitor', async () => {
  const { seen, deps } = setUp({ signedIn: () => false });
  expect(await placeOrder(order, deps)).toEqual({ kind: 'login' });
  expect(seen).toEqual([]);
});

it.each([
  ['the message of an answer without an address', { data: {}, message: 'Sold out' }, 'Sold out'],
  ['no reason when there is no message either', { data: null, message: '' }, null],
  ['an address that is none', { data: { url: 'javascript:alert(1)' }, message: 'Odd' }, 'Odd'],
])('fails with %s', async (_, answer, reason) => {
  const { seen, deps } = setUp({ create: async () => answer });
  expect(await placeOrder(order, deps)).toEqual({ kind: 'failed', reason });
  expect(seen).toEqual([]);
});

it('fails with the server’s words when it refuses', async () => {
  const refusal = new ApiError({ kind: 'refused', status: 503, message: 'x', serverMessage: 'Not set up.' });
  const { deps } = setUp({ create: () => Promise.reject(refusal) });
  expect(await placeOrder(order, deps)).toEqual({ kind: 'failed', reason: 'Not set up.' });
});
