import { AppError } from '@adwright/contract/errors.ts';
import { endPlans } from './end-plans.ts';
import { ProviderError } from './provider.ts';
import { type SyncDeps, syncCustomer } from './sync-customer.ts';

type Ends = { renews_at: string | null; cancel_at: string | null };

/** One click ends the plan with the period that is paid for; until then everything stays, and it can be taken back. */
export async function cancelPlan(
  deps: SyncDeps,
  { userId, cancel }: { userId: string; cancel: boolean },
): Promise<Ends> {
  const { work, payments } = deps;
  const account = await work.stores.billing.account(userId, payments.name);
  if (!account?.subscription) throw new AppError('no_subscription');
  const { customerId, subscription } = account;
  try {
    // All of them: two tabs may have begun a second one that only the provider knows of.
    if (cancel) await endPlans(deps, userId);
    else await payments.setCancel({ customerId, subscriptionId: subscription.id, cancel });
    await syncCustomer(deps, account);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('bad_gateway', {}, [], { cause: error });
  }
  const person = await work.stores.accounts.byId(userId);
  return {
    renews_at: person?.planRenewsAt?.toISOString() ?? null,
    cancel_at: person?.planCancelAt?.toISOString() ?? null,
  };
}
