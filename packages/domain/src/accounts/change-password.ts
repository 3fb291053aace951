import { AppError } from '@adwright/contract/errors.ts';
import type { PasswordChangeInput } from '@adwright/contract/user/account.ts';
import type { Clock } from '../clock.ts';
import { checkPassword } from './check-password.ts';
import { type ConfirmDeps, confirmPassword } from './confirm-password.ts';
import { tellOwner, type TellDeps } from './tell-owner.ts';

/** Whoever knows the present password may set another; every other session ends with the old one. */
export async function changePassword(
  deps: ConfirmDeps & TellDeps & { readonly clock: Clock },
  change: PasswordChangeInput & { userId: string; tokenHash: string; device: string },
): Promise<void> {
  const { userId, tokenHash, password, device } = change;
  const account = await confirmPassword(deps, userId, change.current);
  checkPassword(password, account.email);
  const passwordHash = await deps.hasher.hash(password);
  await deps.work.transact(async (stores) => {
    const now = await stores.accounts.lock(userId);
    // Changed or reset meanwhile: what was checked is the password no more.
    if (now?.passwordHash !== account.passwordHash) throw new AppError('password_wrong');
    await stores.accounts.setPassword(userId, passwordHash);
    await stores.sessions.removeOthers(userId, tokenHash);
    await stores.activity.add({ userId, kind: 'password_changed', at: deps.clock(), device });
  });
  await tellOwner(deps, account, { news: 'password_changed' });
}
