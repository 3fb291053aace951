import type { UserAccount } from '@adwright/contract/user/account.ts';
import { cancelPlan } from '../billing/cancel-plan.ts';
import type { PaymentProvider } from '../billing/provider.ts';
import type { Clock } from '../clock.ts';
import { type ConfirmDeps, confirmPassword } from './confirm-password.ts';
import { addSeconds } from './mailed-code.ts';
import { readAccount } from './read-account.ts';
import { tellOwner, type TellDeps } from './tell-owner.ts';

const graceDays = 14;

type Deps = ConfirmDeps & TellDeps & { readonly clock: Clock; readonly payments: PaymentProvider | null };

/** The account goes in two weeks, unless its owner keeps it. Its plan is cancelled first: nobody pays for what goes. */
export async function askDeletion(
  deps: Deps,
  { userId, tokenHash, current, device }: { userId: string; tokenHash: string; current: string; device: string },
): Promise<UserAccount> {
  const account = await confirmPassword(deps, userId, current);
  await cancelRunningPlan(deps, userId);
  const now = deps.clock();
  const date = account.deleteAt ?? addSeconds(now, graceDays * 24 * 60 * 60);
  await deps.work.transact(async (stores) => {
    await stores.accounts.setDeletion(userId, date);
    await stores.sessions.removeOthers(userId, tokenHash);
    await stores.activity.add({ userId, kind: 'deletion_asked', at: now, device });
  });
  await tellOwner(deps, account, { news: 'deletion_asked', date });
  return readAccount(deps, userId);
}

async function cancelRunningPlan({ payments, ...deps }: Deps, userId: string): Promise<void> {
  if (!payments) return;
  const billed = await deps.work.stores.billing.account(userId, payments.name);
  if (billed?.subscription && billed.subscription.cancelAt === null) {
    await cancelPlan({ ...deps, payments }, { userId, cancel: true });
  }
}
