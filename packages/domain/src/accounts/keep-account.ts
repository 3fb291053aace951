import type { UserAccount } from '@adwright/contract/user/account.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { readAccount } from './read-account.ts';

/** Takes a deletion back. The plan stays cancelled; it can be resumed where plans are. */
export async function keepAccount(
  deps: { readonly work: UnitOfWork; readonly clock: Clock },
  { userId, device }: { userId: string; device: string },
): Promise<UserAccount> {
  await deps.work.transact(async (stores) => {
    const account = await stores.accounts.lock(userId);
    if (!account?.deleteAt) return;
    await stores.accounts.setDeletion(userId, null);
    await stores.activity.add({ userId, kind: 'deletion_cancelled', at: deps.clock(), device });
  });
  return readAccount(deps, userId);
}
