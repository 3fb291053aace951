import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '@adwright/contract/errors.ts';
import { systemClock } from '../clock.ts';
import { countFreeWork } from '../credits/count-free-work.ts';
import { holdCredits } from '../credits/hold-credits.ts';
import { assertAllowance } from '../projects/assert-allowance.ts';
import { recordProject } from '../projects/record-project.ts';
import type { Stores } from '../unit-of-work.ts';
import { assertRoom } from './assert-room.ts';
import { endBatch } from './end-batch.ts';
import type { RunRecord } from './ports.ts';
import { type BatchRow, prepareBatch, type PreparedRow } from './prepare-batch.ts';
import { publishRun } from './publish-run.ts';
import type { NewRow } from './run-rows.ts';
import { queueOf, type StartRunDeps } from './start-run.ts';

export type StartBatchRequest = {
  readonly userId: string;
  /** What the batch itself is listed as. */
  readonly tool: string;
  readonly title: string;
  readonly rows: readonly BatchRow[];
  readonly idempotencyKey: string | null;
};

/**
 * Writes a batch and its rows and holds what all of them cost, in one transaction. Rows that cannot be made are in it,
 * too, failed from the beginning and at no cost. A refusal writes nothing.
 */
export async function startBatch(deps: StartRunDeps, request: StartBatchRequest): Promise<RunRecord> {
  const { userId, tool, title, idempotencyKey } = request;
  const { rows: prepared, price } = prepareBatch(deps.tools, request.rows);
  const rows = prepared.map((row, index) => asRow(deps, row, request.rows[index]));
  // The rows carry their own inputs; of a repeat it is enough to know that it is one.
  const input = { rows: rows.length, digest: createHash('sha256').update(JSON.stringify(request.rows)).digest('hex') };
  const { batch, inserted } = await deps.work.transact(async (stores) => {
    const written = await stores.runs.insert({
      id: randomUUID(),
      userId,
      tool,
      queue: 'quick',
      input,
      creditsCost: price,
      idempotencyKey,
      children: rows.length,
    });
    if (!written.inserted) return { batch: written.run, inserted: false };
    await holdCredits(stores.credits, { userId, amount: price, runId: written.run.id });
    await stores.runRows.insert(written.run, rows);
    await assertAllowed(deps, stores, { userId, rows, prepared });
    await recordProject(stores, { run: written.run, title, projectId: undefined });
    return { batch: (await endBatch(stores, written.run.id)) ?? written.run, inserted: true };
  });
  if (!inserted) {
    const { digest } = batch.input as { digest?: unknown };
    if (batch.tool !== tool || digest !== input.digest) throw new AppError('idempotency_mismatch');
    return batch;
  }
  for (const queue of new Set(rows.map((row) => row.queue))) await deps.workers.wake(queue).catch(() => undefined);
  await publishRun(deps.events, batch);
  return batch;
}

function asRow(deps: StartRunDeps, row: PreparedRow, asked: BatchRow | undefined): NewRow {
  const id = randomUUID();
  if (row.refusal !== null) {
    const { code: errorCode } = row.refusal;
    return { id, tool: asked?.tool ?? '', queue: 'quick', input: asked?.input ?? null, creditsCost: 0, errorCode };
  }
  const { tool, input, price } = row;
  return { id, tool: tool.id, queue: queueOf(tool, deps.engines), input, creditsCost: price, errorCode: null };
}

type Asked = { userId: string; rows: readonly NewRow[]; prepared: readonly PreparedRow[] };

/** What a single run of each kind would have to pass, for all of them together. */
async function assertAllowed(deps: StartRunDeps, stores: Stores, { userId, rows, prepared }: Asked): Promise<void> {
  const now = (deps.clock ?? systemClock)();
  const good = prepared.filter((row) => row.refusal === null);
  for (const tool of new Set(good.map((row) => row.tool))) await assertAllowance(stores, { userId, tool, now });
  const free = good.filter(({ price }) => price === 0);
  if (free.length > 0) {
    const pictures = free.reduce((sum, { tool, input }) => sum + (tool.freePictures?.(input) ?? 1), 0);
    await countFreeWork(stores, { userId, pictures, now, factor: deps.limitFactor ?? 1 });
  }
  const oneOfEach = new Map(rows.filter((row) => row.errorCode === null).map((row) => [row.queue, row]));
  for (const { id, queue } of oneOfEach.values()) await assertRoom(stores, { id, queue, userId });
}
