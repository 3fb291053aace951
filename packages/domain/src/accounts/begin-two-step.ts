import type { TwoStepSetup } from '@adwright/contract/user/two-step.ts';
import { type ConfirmDeps, confirmPassword } from './confirm-password.ts';
import type { Authenticators } from './ports.ts';

/** A secret that waits for its first code. Until then nothing about signing in changes. */
export async function beginTwoStep(
  deps: ConfirmDeps & { readonly authenticators: Authenticators },
  { userId, current }: { userId: string; current: string },
): Promise<TwoStepSetup> {
  const account = await confirmPassword(deps, userId, current);
  const { sealed, secret, uri } = deps.authenticators.create(account);
  await deps.work.stores.accounts.setTwoStep(userId, { totpPending: sealed });
  return { secret, uri };
}
