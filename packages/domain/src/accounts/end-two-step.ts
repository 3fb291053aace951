import { AppError } from '@adwright/contract/errors.ts';
import { checkSecondStep, type SecondStepDeps } from './check-second-step.ts';
import { tellOwner } from './tell-owner.ts';

export async function endTwoStep(
  deps: SecondStepDeps,
  { userId, code, device }: { userId: string; code: string; device: string },
): Promise<void> {
  const account = await deps.work.stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  if (account.totpSecret === null) throw new AppError('two_step_missing');
  await checkSecondStep(deps, account, code);
  await deps.work.transact(async (stores) => {
    await stores.accounts.setTwoStep(userId, { totpSecret: null, totpPending: null });
    await stores.recoveryCodes.replace(userId, []);
    await stores.activity.add({ userId, kind: 'two_step_off', at: deps.clock(), device });
  });
  await tellOwner(deps, account, { news: 'two_step_off' });
}
