import type { UserAccount } from '@adwright/contract/user/account.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { readAccount } from './read-account.ts';

export async function changeName(
  deps: { readonly work: UnitOfWork },
  { userId, name }: { userId: string; name: string },
): Promise<UserAccount> {
  await deps.work.stores.accounts.rename(userId, name);
  return readAccount(deps, userId);
}
