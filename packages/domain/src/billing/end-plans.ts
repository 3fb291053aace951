import type { UnitOfWork } from '../unit-of-work.ts';
import type { PaymentProvider } from './provider.ts';

type Deps = { readonly work: UnitOfWork; readonly payments: PaymentProvider | null };

/** Lets every plan of a person end with the period that is paid for. As the provider knows them: ours may not have heard of all. */
export async function endPlans({ work, payments }: Deps, userId: string): Promise<void> {
  const account = payments && (await work.stores.billing.account(userId, payments.name));
  if (!payments || !account) return;
  const { customerId } = account;
  const { subscriptions } = await payments.readState(customerId);
  for (const { id: subscriptionId, status, cancelAt } of subscriptions) {
    if (status !== 'ended' && cancelAt === null) await payments.setCancel({ customerId, subscriptionId, cancel: true });
  }
}
