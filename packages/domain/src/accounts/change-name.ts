import type { UserAccount } from '@adwright/contract/user/account.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { readAccount } from './read-account.ts';

export async function changeName(
  deps: { readonly work: UnitOfWork; readonly clock: Clock },
  { userId, name, device }: { userId: string; name: string; device: string },
): Promise<UserAccount> {
  const { accounts, activity } = deps.work.stores;
  await accounts.rename(userId, name);
  await activity.add({ userId, kind: 'name_changed', at: deps.clock(), device });
  return readAccount(deps, userId);
}
