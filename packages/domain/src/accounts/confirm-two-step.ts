import { AppError } from '@adwright/contract/errors.ts';
import type { RecoveryCodes } from '@adwright/contract/user/two-step.ts';
import type { SecondStepDeps } from './check-second-step.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { tellOwner } from './tell-owner.ts';

/** The first code proves that the app has the secret: from now on it is asked for, and the other devices sign in again. */
export async function confirmTwoStep(
  deps: SecondStepDeps,
  { userId, tokenHash, code, device }: { userId: string; tokenHash: string; code: string; device: string },
): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes();
  const now = deps.clock();
  const account = await deps.work.transact(async (stores) => {
    const locked = await stores.accounts.lock(userId);
    if (!locked) throw new AppError('unauthorized');
    if (locked.totpPending === null) throw new AppError('two_step_missing');
    const step = deps.authenticators.stepOf(locked.totpPending, code, now);
    if (step === null) throw new AppError('second_step_wrong');
    await stores.accounts.setTwoStep(userId, { totpSecret: locked.totpPending, totpPending: null });
    await stores.accounts.takeTotpStep(userId, step);
    const hashes = codes.map((one) => hashRecoveryCode(deps.codeKey, userId, one));
    await stores.recoveryCodes.replace(userId, hashes);
    await stores.sessions.removeOthers(userId, tokenHash);
    await stores.activity.add({ userId, kind: 'two_step_on', at: now, device });
    return locked;
  });
  await tellOwner(deps, account, { news: 'two_step_on' });
  return { recovery_codes: codes };
}
