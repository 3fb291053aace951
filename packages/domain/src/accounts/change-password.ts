import { AppError } from '@adwright/contract/errors.ts';
import type { PasswordChangeInput } from '@adwright/contract/user/account.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { checkPassword } from './check-password.ts';
import type { PasswordHasher } from './ports.ts';

/** Whoever knows the present password may set another; every other session ends with the old one. */
export async function changePassword(
  deps: { readonly work: UnitOfWork; readonly hasher: PasswordHasher },
  { userId, tokenHash, current, password }: PasswordChangeInput & { userId: string; tokenHash: string },
): Promise<void> {
  const account = await deps.work.stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  // Without a password there is none to know: a session alone must not set one, the mailbox has to.
  if (!account.passwordHash || !(await deps.hasher.verify(current, account.passwordHash))) {
    throw new AppError('password_wrong');
  }
  checkPassword(password, account.email);
  const passwordHash = await deps.hasher.hash(password);
  await deps.work.transact(async (stores) => {
    const now = await stores.accounts.lock(userId);
    // Changed or reset meanwhile: what was checked is the password no more.
    if (now?.passwordHash !== account.passwordHash) throw new AppError('password_wrong');
    await stores.accounts.setPassword(userId, passwordHash);
    await stores.sessions.removeOthers(userId, tokenHash);
  });
}
