import { randomUUID } from 'node:crypto';
import { AppError } from '@adwright/contract/errors.ts';
import { type Clock, systemClock } from '../clock.ts';
import { holdCredits } from '../credits/hold-credits.ts';
import { assertAllowance } from '../projects/assert-allowance.ts';
import { recordProject } from '../projects/record-project.ts';
import { titleOfWork } from '../projects/title-of-work.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { enqueueRun } from './enqueue-run.ts';
import type { EventBus, JobQueue, RunRecord, ToolCatalog } from './ports.ts';
import { prepareRun } from './prepare-run.ts';
import { publishRun } from './publish-run.ts';
import { sameValue } from './same-value.ts';

export type StartRunDeps = {
  readonly work: UnitOfWork;
  readonly queue: JobQueue;
  readonly events: EventBus;
  readonly tools: ToolCatalog;
  readonly clock?: Clock;
};

export type StartRunRequest = {
  readonly userId: string;
  readonly tool: string;
  readonly input: unknown;
  readonly idempotencyKey: string | null;
  /** The project this is a new version of; without one it begins its own. */
  readonly projectId?: string;
  /** The revision of that project's document it makes files of. */
  readonly documentRevision?: number | undefined;
};

/** Holds the credits and writes the run in one transaction, then queues it. A refusal writes nothing. */
export async function startRun(deps: StartRunDeps, request: StartRunRequest): Promise<RunRecord> {
  const prepared = prepareRun(deps.tools, request);
  const isKept = !prepared.tool.isLook?.(prepared.input);
  const { userId, projectId } = request;
  // Before the transaction: the words a title is made of may have to be loaded.
  const title = isKept && projectId === undefined ? await titleOfWork(deps.work.stores, { userId, ...prepared }) : '';
  const { run, inserted } = await deps.work.transact(async (stores) => {
    const written = await stores.runs.insert({
      id: randomUUID(),
      userId,
      tool: prepared.tool.id,
      queue: prepared.tool.queue,
      input: prepared.input,
      creditsCost: prepared.price,
      idempotencyKey: request.idempotencyKey,
      documentRevision: request.documentRevision ?? null,
    });
    if (written.inserted) {
      await holdCredits(stores.credits, { userId, amount: prepared.price, runId: written.run.id });
      const now = (deps.clock ?? systemClock)();
      await assertAllowance(stores, { userId, tool: prepared.tool, now });
      if (isKept) await recordProject(stores, { run: written.run, title, projectId });
    }
    return written;
  });
  if (!inserted && !(run.tool === prepared.tool.id && sameValue(run.input, prepared.input))) {
    throw new AppError('idempotency_mismatch');
  }
  if (run.enqueuedAt === null && run.status === 'queued') {
    // The run is safely written: recover-runs queues it when the queue cannot be reached right now.
    await enqueueRun(deps, run).catch(() => undefined);
  }
  if (inserted) await publishRun(deps.events, run);
  return run;
}
