import type { TwoStepSetup } from '@adwright/contract/user/two-step.ts';
import { checkSecondStep, type SecondStepDeps } from './check-second-step.ts';
import { type ConfirmDeps, confirmPassword } from './confirm-password.ts';

/**
 * A secret that waits for its first code. Until then nothing about signing in changes. Whoever has an app already needs
 * a code of it: a session and the password must not be enough to put another in its place.
 */
export async function beginTwoStep(
  deps: ConfirmDeps & SecondStepDeps,
  { userId, current, second_step }: { userId: string; current: string; second_step?: string | undefined },
): Promise<TwoStepSetup> {
  const account = await confirmPassword(deps, userId, current);
  await checkSecondStep(deps, account, second_step);
  const { sealed, secret, uri } = deps.authenticators.create(account);
  await deps.work.stores.accounts.setTwoStep(userId, { totpPending: sealed });
  return { secret, uri };
}
