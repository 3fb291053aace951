import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { Account, PasswordHasher } from './ports.ts';

export type ConfirmDeps = { readonly work: UnitOfWork; readonly hasher: PasswordHasher };

/** The account, for whoever knows its password: a session that was left open must not be enough to lose it all. */
export async function confirmPassword(deps: ConfirmDeps, userId: string, password: string): Promise<Account> {
  const account = await deps.work.stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  // Without a password there is none to know; the mailbox has to set one first.
  if (!account.passwordHash || !(await deps.hasher.verify(password, account.passwordHash))) {
    throw new AppError('password_wrong');
  }
  return account;
}
