import { AppError } from '@adwright/contract/errors.ts';
import type { Clock } from '../clock.ts';
import { secondsUntilRoom, slidingWindow } from '../requests/sliding-window.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { Account, Authenticators } from './ports.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { tellOwner, type TellDeps } from './tell-owner.ts';

export type SecondStepDeps = TellDeps & {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly authenticators: Authenticators;
  readonly codeKey: string;
};

/** Whoever guesses at codes knows the password already. Three of a million are right at any time. */
const guesses = { seconds: 15 * 60, allowed: 10 };

/**
 * Lets through who has no second step, or whose code is right: each works once. Outside of any transaction, so that a
 * guess counts even when what follows is undone.
 */
export async function checkSecondStep(deps: SecondStepDeps, account: Account, code: string | undefined): Promise<void> {
  if (account.totpSecret === null) return;
  if (code === undefined) throw new AppError('second_step_needed');
  const { accounts, recoveryCodes, activity } = deps.work.stores;
  const now = deps.clock();
  await countGuess(deps, account.id);
  const digits = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const step = deps.authenticators.stepOf(account.totpSecret, digits, now);
    if (step === null || !(await accounts.takeTotpStep(account.id, step))) throw new AppError('second_step_wrong');
    return;
  }
  if (!(await recoveryCodes.use(account.id, hashRecoveryCode(deps.codeKey, account.id, code)))) {
    throw new AppError('second_step_wrong');
  }
  await activity.add({ userId: account.id, kind: 'recovery_used', at: now });
  await tellOwner(deps, account, { news: 'recovery_used' });
}

async function countGuess({ work, clock }: SecondStepDeps, userId: string): Promise<void> {
  const window = slidingWindow(clock(), guesses.seconds);
  const { allowed } = guesses;
  const [slid] = await work.stores.rateWindows.slide([{ key: `second-step:${userId}`, window, allowed }]);
  if (slid?.counted === false)
    throw new AppError('rate_limited', { retry_after: secondsUntilRoom(window, { ...guesses, ...slid }) });
}
