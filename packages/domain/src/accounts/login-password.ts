import { AppError } from '@adwright/contract/errors.ts';
import type { LoginPasswordInput, UserInfo } from '@adwright/contract/user/user.ts';
import { checkSecondStep, type SecondStepDeps } from './check-second-step.ts';
import type { PasswordHasher } from './ports.ts';
import { startSession } from './start-session.ts';

export type LoginPasswordDeps = SecondStepDeps & { readonly hasher: PasswordHasher };

export async function loginPassword(
  deps: LoginPasswordDeps,
  input: LoginPasswordInput & { device: string },
): Promise<UserInfo> {
  const account = await deps.work.stores.accounts.byEmail(input.email);
  if (!account?.passwordHash) {
    // As much work as a wrong password costs, so that the time does not tell which addresses have an account.
    await deps.hasher.hash(input.password);
    throw new AppError('wrong_credentials');
  }
  if (!(await deps.hasher.verify(input.password, account.passwordHash))) throw new AppError('wrong_credentials');
  await checkSecondStep(deps, account, input.second_step);
  return deps.work.transact(async (stores) => {
    // A new password ends every session: one begun with the old password at that very moment must not outlive it.
    const current = await stores.accounts.lock(account.id);
    if (current?.passwordHash !== account.passwordHash) throw new AppError('wrong_credentials');
    return startSession(stores, account, { now: deps.clock(), device: input.device });
  });
}
