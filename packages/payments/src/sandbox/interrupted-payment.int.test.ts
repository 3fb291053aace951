import { offers } from '@adwright/contract/pay/offers.ts';
import { applyNotices } from '@adwright/domain/billing/apply-notices.ts';
import { createOrder } from '@adwright/domain/billing/create-order.ts';
import { orderStateSync } from '@adwright/domain/billing/order-state-sync.ts';
import type { UnitOfWork } from '@adwright/domain/unit-of-work.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerCheckout } from './checkout.ts';
import { openSandbox } from './open-sandbox.ts';

const clock = () => new Date();

class PowerCut extends Error {}

/** The same stores, which end as a killed process does before the call of that number. */
function cutAt(work: UnitOfWork, step: number): { work: UnitOfWork; calls: () => number } {
  let calls = 0;
  const watched = <Stores extends object>(stores: Stores): Stores =>
    new Proxy(stores, {
      get: (all, name) => {
        const store = Reflect.get(all, name) as object;
        return new Proxy(store, {
          get: (one, verb) => {
            const call = Reflect.get(one, verb) as (...given: unknown[]) => unknown;
            return (...given: unknown[]) => {
              calls += 1;
              if (calls === step) throw new PowerCut('killed');
              return call(...given);
            };
          },
        });
      },
    });
  const cut: UnitOfWork = {
    stores: watched(work.stores),
    transact: (task) => work.transact((stores) => task(watched(stores))),
  };
  return { work: cut, calls: () => calls };
}

describeOnDatabases('a payment that is interrupted', (database) => {
  async function person(): Promise<string> {
    const email = `${randomUUID()}@example.test`;
    const account = { email, name: 'Ada', passwordHash: null, googleSubject: null, locale: 'en' };
    const made = await database().work.stores.accounts.insert(account);
    if (!made) throw new Error('No account');
    return made.id;
  }

  /** Everything from the order to the credits, as it goes when nothing happens in between. */
  async function buy(work: UnitOfWork, userId: string): Promise<void> {
    const { provider: payments, customers } = openSandbox({ work, clock });
    const request = { userId, priceCode: 'monthly_basic', useCoupon: true, origin: 'http://localhost', locale: 'en' };
    const { url } = await createOrder({ work, clock, payments }, request);
    const [, customerId = '', checkoutId = ''] = /pay\/([^/]+)\/([^/]+)$/.exec(url) ?? [];
    await customers.change(customerId, (customer, asOf) => answerCheckout(customer, checkoutId, 'pay', asOf));
    await orderStateSync({ work, clock, payments }, userId);
  }

  test('at any step is finished by the inbox, or has cost nothing', async () => {
    const { work } = database();
    const whole = cutAt(work, -1);
    await buy(whole.work, await person());
    const steps = whole.calls();
    expect(steps).toBeGreaterThan(20);
    for (let step = 1; step <= steps; step += 1) {
      const userId = await person();
      await expect(buy(cutAt(work, step).work, userId)).rejects.toBeInstanceOf(PowerCut);
      const { provider: payments } = openSandbox({ work, clock });
      await applyNotices({ work, clock, payments });
      const account = await work.stores.accounts.byId(userId);
      const paid = (await work.stores.billing.payments(userId, 'sandbox')).reduce((sum, { cents }) => sum + cents, 0);
      const credits = await work.stores.credits.balance(userId);
      const outcome = { plan: account?.plan, paid, credits };
      const { promotionCents } = offers.monthly_basic;
      const either = [
        { plan: 'free', paid: 0, credits: 0 },
        { plan: 'basic', paid: promotionCents, credits: 800 },
      ];
      expect(either).toContainEqual(outcome);
      // Paid at the sandbox, paid here: nothing in between.
      const { customerId = '' } = (await work.stores.billing.account(userId, 'sandbox')) ?? {};
      const atProvider = customerId === '' ? 0 : (await payments.readState(customerId)).payments.length;
      expect([step, paid > 0]).toEqual([step, atProvider === 1]);
    }
  });
});
