import { AppError } from '@adwright/contract/errors.ts';
import { planTurns, queueLimit } from '@adwright/contract/pay/turns.ts';
import type { AccountStore } from '../accounts/ports.ts';
import { secondsToNextPlace } from './estimate-run.ts';
import type { RunRecord } from './ports.ts';
import type { RunLine } from './run-line.ts';

/** Called after the run was written, which is then among those that wait. A refusal undoes it. */
export async function assertRoom(
  stores: { readonly accounts: Pick<AccountStore, 'byId'>; readonly runLine: Pick<RunLine, 'waiting' | 'factsOf'> },
  run: Pick<RunRecord, 'id' | 'queue' | 'userId'>,
): Promise<void> {
  const { all, own } = await stores.runLine.waiting(run.queue, run.userId);
  const account = await stores.accounts.byId(run.userId);
  const isFull = all > queueLimit;
  if (!isFull && own <= planTurns[account?.plan ?? 'free'].waiting) return;
  const retry_after = secondsToNextPlace(await stores.runLine.factsOf(run.id));
  throw new AppError(isFull ? 'busy' : 'runs_waiting', { retry_after });
}
