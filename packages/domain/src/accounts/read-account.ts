import { AppError } from '@adwright/contract/errors.ts';
import type { UserAccount } from '@adwright/contract/user/account.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export async function readAccount(deps: { readonly work: UnitOfWork }, userId: string): Promise<UserAccount> {
  const { accounts, recoveryCodes } = deps.work.stores;
  const account = await accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  const isTwoStep = account.totpSecret !== null;
  return {
    email: account.email,
    name: account.name,
    picture: account.picture,
    has_password: account.passwordHash !== null,
    two_step: isTwoStep,
    recovery_codes_left: isTwoStep ? await recoveryCodes.count(userId) : 0,
    delete_at: account.deleteAt?.toISOString() ?? null,
  };
}
