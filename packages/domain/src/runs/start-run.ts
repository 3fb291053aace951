import { randomUUID } from 'node:crypto';
import { AppError } from '@adwright/contract/errors.ts';
import { type Clock, systemClock } from '../clock.ts';
import { countFreeWork } from '../credits/count-free-work.ts';
import { type Engines, noEngines, remoteCapabilities } from '../engines/engines.ts';
import type { KnownVoices } from '../engines/speech.ts';
import { assertAllowance, countedSince } from '../projects/assert-allowance.ts';
import { recordVersion } from '../projects/record-project.ts';
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
  /** Which voices there are; not looked at, if not said. */
  readonly speech?: KnownVoices;
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
  const { engines, speech } = deps;
  await assertOwnFiles(deps.work.stores, request.userId, { ...prepared, engines, speech });
  const { run, inserted } = await deps.work.transact((stores) => write(deps, stores, { request, prepared }));
  if (!inserted && !(run.tool === prepared.tool.id && sameValue(run.input, prepared.input))) {
    throw new AppError('idempotency_mismatch');
  }
  // Who does not hear of it finds it when looking.
  if (inserted) await Promise.all([deps.workers.wake(run.queue).catch(() => undefined), publishRun(deps.events, run)]);
  return run;
}

type Written = { readonly run: RunRecord; readonly inserted: boolean };

async function write(
  deps: StartRunDeps,
  stores: Stores,
  { request, prepared }: { readonly request: StartRunRequest; readonly prepared: PreparedRun },
): Promise<Written> {
  const { userId, projectId } = request;
  const { tool, input, price } = prepared;
  // First of all: the person's starts wait for each other here, and each counts those before it.
  const account = await stores.accounts.lock(userId);
  if (!account) throw new AppError('unauthorized');
  const now = (deps.clock ?? systemClock)();
  const isKept = !tool.isLook?.(input);
  const title =
    isKept && projectId === undefined
      ? await titleOfWork(stores, { userId, locale: account.locale, tool, input })
      : null;
  const since = countedSince(tool, now);
  // What is quick writes text, or files of a few kilobytes.
  const weighs = tool.queue !== 'quick' && Number.isFinite(limitOf(account, deps));
  const started = await stores.runs.start({
    run: {
      id: randomUUID(),
      userId,
      tool: tool.id,
      queue: queueOf(tool, deps.engines),
      input,
      creditsCost: price,
      idempotencyKey: request.idempotencyKey,
      documentRevision: request.documentRevision ?? null,
    },
    title,
    since,
    weighs,
  });
  if (!started.inserted) return started;
  const { run, held, balance, made, storedBytes, waiting } = started;
  if (!held) throw new AppError('insufficient_credits', { needed: price, balance });
  if (since !== null) assertAllowance(account, made);
  if (weighs) assertBelow(account, deps, storedBytes);
  if (price === 0) await assertFreeWork(stores, prepared, { userId, now, factor: deps.limitFactor ?? 1 });
  await assertRoom(stores.runLine, account, { runId: run.id, waiting });
  await request.alongWith?.(stores, run);
  if (isKept && projectId !== undefined) await recordVersion(stores, { run, projectId, after: request.after });
  return started;
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
