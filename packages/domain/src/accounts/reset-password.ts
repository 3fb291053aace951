import { AppError } from '@adwright/contract/errors.ts';
import type { PasswordResetInput, UserInfo } from '@adwright/contract/user/user.ts';
import { checkPassword } from './check-password.ts';
import { checkSecondStep, type SecondStepDeps } from './check-second-step.ts';
import { startSession } from './start-session.ts';
import { takeTry } from './take-try.ts';
import { tellOwner } from './tell-owner.ts';
import type { VerifyCodeDeps } from './verify-code.ts';

/**
 * Sets a new password with the mailed code, ends every session there is and signs in. Whoever signs in with Google
 * gets a password this way too: the mailbox is theirs.
 */
export async function resetPassword(
  deps: VerifyCodeDeps & SecondStepDeps,
  input: PasswordResetInput & { device: string },
): Promise<UserInfo> {
  // Before a try is taken: a password that will not do is no guess at the code.
  checkPassword(input.password, input.email);
  const now = deps.clock();
  const codes = deps.work.stores.passwordResets;
  const { waiting } = await takeTry({ codes, codeKey: deps.codeKey }, input, now);
  const owner = await deps.work.stores.accounts.byEmail(input.email);
  // A mailbox that was taken over must not be all it takes.
  if (owner) await checkSecondStep(deps, owner, input.second_step);
  const passwordHash = await deps.hasher.hash(input.password);
  const info = await deps.work.transact(async (stores) => {
    // Of two who come with the same code, one finds it gone.
    if (!(await stores.passwordResets.consume(waiting))) throw new AppError('code_invalid');
    const account = await stores.accounts.byEmail(input.email);
    if (!account) throw new AppError('code_invalid');
    await stores.accounts.setPassword(account.id, passwordHash);
    await stores.sessions.removeOthers(account.id, null);
    await stores.activity.add({ userId: account.id, kind: 'password_changed', at: now, device: input.device });
    return startSession(stores, account, { now, device: input.device });
  });
  if (owner) await tellOwner(deps, owner, { news: 'password_changed' });
  return info;
}
