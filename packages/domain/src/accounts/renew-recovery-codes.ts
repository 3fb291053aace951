import { AppError } from '@adwright/contract/errors.ts';
import type { RecoveryCodes } from '@adwright/contract/user/two-step.ts';
import { checkSecondStep, type SecondStepDeps } from './check-second-step.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

export async function renewRecoveryCodes(
  deps: SecondStepDeps,
  { userId, code, device }: { userId: string; code: string; device: string },
): Promise<RecoveryCodes> {
  const account = await deps.work.stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  if (account.totpSecret === null) throw new AppError('two_step_missing');
  await checkSecondStep(deps, account, code);
  const codes = newRecoveryCodes();
  await deps.work.transact(async (stores) => {
    const hashes = codes.map((one) => hashRecoveryCode(deps.codeKey, userId, one));
    await stores.recoveryCodes.replace(userId, hashes);
    await stores.activity.add({ userId, kind: 'recovery_renewed', at: deps.clock(), device });
  });
  return { recovery_codes: codes };
}
