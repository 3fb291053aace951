import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { BillingAccount } from './ports.ts';
import type { CustomerState, PaymentProvider } from './provider.ts';
import { reconcile } from './reconcile.ts';
import { shareLook } from './share-look.ts';

export type SyncDeps = { readonly work: UnitOfWork; readonly clock: Clock; readonly payments: PaymentProvider };

type Customer = { readonly userId: string; readonly provider: string };

const tries = 5;

/** Asks the provider how things stand with a person and brings our books in line. */
export function syncCustomer(deps: SyncDeps, { userId, provider }: Customer): Promise<void> {
  return shareLook(deps.work, `${provider}:${userId}`, () => lookAndWrite(deps, { userId, provider }));
}

/**
 * All in one transaction. Whoever asked earlier and comes later, in another process, has to ask again: what they know
 * may be older than what is written.
 */
async function lookAndWrite(deps: SyncDeps, { userId, provider }: Customer): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const account = await deps.work.stores.billing.account(userId, provider);
    if (!account) return;
    const state =
      provider === deps.payments.name ? await deps.payments.readState(account.customerId) : nothing(deps.clock());
    if (await write(deps, account, state)) return;
  }
  throw new Error('The books of a customer kept changing while they were brought in line');
}

/** What was bought from a provider that is no longer used has nobody to renew it. */
function nothing(asOf: Date): CustomerState {
  return { asOf, subscriptions: [], payments: [] };
}

async function write(deps: SyncDeps, account: BillingAccount, state: CustomerState): Promise<boolean> {
  const { userId, provider, customerId, version } = account;
  const isRetired = provider !== deps.payments.name;
  return deps.work.transact(async ({ accounts, billing, credits }) => {
    await accounts.lock(userId);
    const books = {
      payments: await billing.payments(userId, provider),
      unpaidOrders: await billing.unpaidOrders(userId, provider),
      unspent: await credits.unspent(userId),
      now: deps.clock(),
    };
    const { plan, period, renewsAt, cancelAt, ...result } = reconcile(books, state, deps.payments.priceCodes);
    const { subscription, hasPaidCredits } = result;
    // The provider's clock may run ahead of ours, as a test clock does: what counts is how long it is from now.
    const lookAt = new Date(deps.clock().getTime() + result.lookAt.getTime() - state.asOf.getTime());
    if (!(await billing.saveAccount({ userId, provider, version, lookAt, subscription }))) return false;
    for (const payment of result.payments) await billing.savePayment(userId, provider, payment);
    for (const move of result.moves) await billing.moveCredits(userId, move);
    for (const { id, ...end } of result.ended) await billing.endOrder(id, end);
    if (isRetired && (await billing.account(userId, deps.payments.name))) return true;
    await billing.savePlan(userId, {
      plan,
      planPeriod: period,
      planRenewsAt: renewsAt,
      planCancelAt: cancelAt,
      hasPaidCredits,
      paymentCustomerId: customerId,
    });
    return true;
  });
}
