import { AppError } from '@adwright/contract/errors.ts';
import type { UserAccount } from '@adwright/contract/user/account.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export async function readAccount(deps: { readonly work: UnitOfWork }, userId: string): Promise<UserAccount> {
  const account = await deps.work.stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  return { email: account.email, name: account.name, has_password: account.passwordHash !== null };
}
