import { randomUUID } from 'node:crypto';
import { AppError } from '@adwright/contract/errors.ts';
import type { Account } from '../accounts/ports.ts';
import { type Clock, systemClock } from '../clock.ts';
import { countFreeWork } from '../credits/count-free-work.ts';
import { holdCredits } from '../credits/hold-credits.ts';
import { type Engines, noEngines, remoteCapabilities } from '../engines/engines.ts';
import { assertAllowance, countedSince } from '../projects/assert-allowance.ts';
import { recordProject } from '../projects/record-project.ts';
import { titleOfWork } from '../projects/title-of-work.ts';
import { assertBelow, limitOf, type StorageLimit } from '../storage/storage-room.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import { assertOwnFiles } from './assert-own-files.ts';
import { assertRoom } from './assert-room.ts';
import type { EventBus, QueueName, RunnableTool, RunRecord, ToolCatalog, Workers } from './ports.ts';
import { type PreparedRun, prepareRun, pricedAfter } from './prepare-run.ts';
import { publishRun } from './publish-run.ts';
import { sameValue } from './same-value.ts';

export type StartRunDeps = StorageLimit & {
  readonly work: UnitOfWork;
  readonly workers: Workers;
  readonly events: EventBus;
  readonly tools: ToolCatalog;
  /** Which other parties can be asked; none, if not said. */
  readonly engines?: Engines;
  readonly clock?: Clock;
  /** Multiplies what plans allow of free work; 1, if not said. */
  readonly limitFactor?: number;
};

/** Whoever waits for another party keeps nobody from the machine's own work. */
export function queueOf(tool: RunnableTool, engines: Engines = noEngines): QueueName {
  return tool.remote !== undefined && remoteCapabilities(engines).includes(tool.remote) ? 'remote' : tool.queue;
}

/** How soon a free run of the person's may be over, so that the next has its turn. */
const busySeconds = 20;

export type StartRunRequest = {
  readonly userId: string;
  readonly tool: string;
  readonly input: unknown;
  readonly idempotencyKey: string | null;
  /** The project this is a new version of; without one it begins its own. */
  readonly projectId?: string;
  /** The project's last run, as it was when this one was decided on. */
  readonly after?: string | null;
  /** The revision of that project's document it makes files of. */
  readonly documentRevision?: number | undefined;
  /** What else is written with it, or refuses it: in the same transaction, and only once. */
  alongWith?(stores: Stores, run: RunRecord): Promise<void>;
};

/** Holds the credits and writes the run in one transaction, then queues it. A refusal writes nothing. */
export async function startRun(deps: StartRunDeps, request: StartRunRequest): Promise<RunRecord> {
  const prepared = await pricedAfter(deps.work.stores, request.userId, prepareRun(deps.tools, request));
  await assertOwnFiles(deps.work.stores, request.userId, { ...prepared, engines: deps.engines });
  const isKept = !prepared.tool.isLook?.(prepared.input);
  const { userId, projectId } = request;
  // Before the transaction: the words a title is made of may have to be loaded.
  const title = isKept && projectId === undefined ? await titleOfWork(deps.work.stores, { userId, ...prepared }) : '';
  const { run, inserted } = await deps.work.transact(async (stores) => {
    // First of all: the person's starts wait for each other here, and each counts those before it.
    const account = await stores.accounts.lock(userId);
    if (!account) throw new AppError('unauthorized');
    const written = await stores.runs.insert({
      id: randomUUID(),
      userId,
      tool: prepared.tool.id,
      queue: queueOf(prepared.tool, deps.engines),
      input: prepared.input,
      creditsCost: prepared.price,
      idempotencyKey: request.idempotencyKey,
      documentRevision: request.documentRevision ?? null,
    });
    if (written.inserted) {
      await holdCredits(stores.credits, { userId, amount: prepared.price, runId: written.run.id });
      await assertAllowed(deps, stores, { account, prepared, run: written.run });
      await request.alongWith?.(stores, written.run);
      if (isKept) await recordProject(stores, { run: written.run, title, projectId, after: request.after });
    }
    return written;
  });
  if (!inserted && !(run.tool === prepared.tool.id && sameValue(run.input, prepared.input))) {
    throw new AppError('idempotency_mismatch');
  }
  // Who does not hear of it finds it when looking.
  if (inserted) await Promise.all([deps.workers.wake(run.queue).catch(() => undefined), publishRun(deps.events, run)]);
  return run;
}

type Started = { readonly account: Account; readonly prepared: PreparedRun; readonly run: RunRecord };

async function assertAllowed(deps: StartRunDeps, stores: Stores, { account, prepared, run }: Started): Promise<void> {
  const now = (deps.clock ?? systemClock)();
  const since = countedSince(prepared.tool, now);
  // What is quick writes text, or files of a few kilobytes.
  const weighs = prepared.tool.queue !== 'quick' && Number.isFinite(limitOf(account, deps));
  const { made, storedBytes, waiting } = await stores.runs.measures(run, { since, weighs });
  if (since !== null) assertAllowance(account, made);
  if (weighs) assertBelow(account, deps, storedBytes);
  if (prepared.price === 0)
    await assertFreeWork(stores, prepared, { userId: account.id, now, factor: deps.limitFactor ?? 1 });
  await assertRoom(stores.runLine, account, { runId: run.id, waiting });
}

/** What is quick (a code, a preview of an ad's text) is counted, and may be many at once. */
async function assertFreeWork(
  stores: Stores,
  { tool, input }: PreparedRun,
  { userId, now, factor }: { userId: string; now: Date; factor: number },
): Promise<void> {
  const pictures = tool.freePictures?.(input) ?? 1;
  const { atOnce } = await countFreeWork(stores, { userId, pictures, now, factor });
  // The run itself is among them.
  if ((await stores.runs.countFreeUnderWay(userId)) > atOnce) {
    throw new AppError('free_work_busy', { retry_after: busySeconds });
  }
}
