import { AppError } from '@adwright/contract/errors.ts';
import { planTurns, queueLimit } from '@adwright/contract/pay/turns.ts';
import type { Account } from '../accounts/ports.ts';
import { secondsToNextPlace } from './estimate-run.ts';
import type { RunRecord, StartedRun } from './ports.ts';
import type { RunLine } from './run-line.ts';

type Line = { readonly runId: string; readonly waiting: StartedRun['waiting'] };

/** Of runs counted after this one was written, which is then among those that wait. A refusal undoes it. */
export async function assertRoom(
  runLine: Pick<RunLine, 'factsOf'>,
  { plan }: Pick<Account, 'plan'>,
  { runId, waiting: { all, own } }: Line,
): Promise<void> {
  const isFull = all > queueLimit;
  if (!isFull && own <= planTurns[plan].waiting) return;
  const retry_after = secondsToNextPlace(await runLine.factsOf(runId));
  throw new AppError(isFull ? 'busy' : 'runs_waiting', { retry_after });
}

/** The same for rows of a batch, which may wait in several queues. */
export async function assertRoomForRows(
  runLine: Pick<RunLine, 'factsOf' | 'waiting'>,
  account: Pick<Account, 'id' | 'plan'>,
  rows: readonly Pick<RunRecord, 'id' | 'queue'>[],
): Promise<void> {
  const oneOfEach = new Map(rows.map((row) => [row.queue, row]));
  for (const { id: runId, queue } of oneOfEach.values()) {
    await assertRoom(runLine, account, { runId, waiting: await runLine.waiting(queue, account.id) });
  }
}
