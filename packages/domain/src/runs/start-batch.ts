import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '@adwright/contract/errors.ts';
import { batchTool, batchType } from '@adwright/contract/project/batch-kind.ts';
import { systemClock } from '../clock.ts';
import { countFreeWork } from '../credits/count-free-work.ts';
import { holdCredits } from '../credits/hold-credits.ts';
import { assertAllowance, countedSince } from '../projects/assert-allowance.ts';
import { recordProject } from '../projects/record-project.ts';
import { assertNotFull } from '../storage/assert-not-full.ts';
import type { Stores } from '../unit-of-work.ts';
import { assertRoomForRows } from './assert-room.ts';
import { endBatch } from './end-batch.ts';
import type { QueueName, RunRecord } from './ports.ts';
import { type BatchRow, prepareBatch, type PreparedRow } from './prepare-batch.ts';
import { publishRun } from './publish-run.ts';
import type { NewRow } from './run-rows.ts';
import { queueOf, type StartRunDeps } from './start-run.ts';

/** What the person wrote in a line of the sheet, and what the row is called. */
export type BatchLine = {
  readonly type: number;
  readonly name: string;
  readonly cells: Readonly<Record<string, string>>;
};

/** What is kept of a batch beside its rows, which carry their own inputs: of a repeat it is enough to know that it is one. */
export type BatchInput = { readonly rows: number; readonly digest: string; readonly lines: readonly BatchLine[] };

export type StartBatchRequest = {
  readonly userId: string;
  readonly title: string;
  /** With their places in the sheet, where those are not simply the order. */
  readonly rows: readonly (BatchRow & { readonly position?: number })[];
  /** The whole sheet. */
  readonly lines: readonly BatchLine[];
  readonly idempotencyKey: string | null;
  /** The batch some of whose rows are made again, and its last run; without one it begins its own project. */
  readonly projectId?: string;
  readonly after?: string | null;
};

/**
 * Writes a batch and its rows and holds what all of them cost, in one transaction. Rows that cannot be made are in it,
 * too, failed from the beginning and at no cost. A refusal writes nothing.
 */
export async function startBatch(deps: StartRunDeps, request: StartBatchRequest): Promise<RunRecord> {
  const { userId, title, lines, idempotencyKey, projectId, after } = request;
  const { tools, engines, speech } = deps;
  const reading = { tools, engines, speech, stores: deps.work.stores, userId };
  const { rows: prepared, price } = await prepareBatch(reading, request.rows);
  const rows = prepared.map((row, index) => asRow(deps, row, { asked: request.rows[index], index }));
  const input: BatchInput = { rows: rows.length, digest: digestOf(request), lines };
  const { batch, inserted } = await deps.work.transact(async (stores) => {
    const written = await stores.runs.insert({
      id: randomUUID(),
      userId,
      tool: batchTool,
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
    await recordProject(stores, { run: written.run, title, projectId, after });
    return { batch: (await endBatch(stores, written.run.id)) ?? written.run, inserted: true };
  });
  if (!inserted) {
    const { digest } = batch.input as { digest?: unknown };
    if (batch.tool !== batchTool || digest !== input.digest) throw new AppError('idempotency_mismatch');
    return batch;
  }
  const wake = async (queue: QueueName): Promise<void> => deps.workers.wake(queue).catch(() => undefined);
  await Promise.all([...[...new Set(rows.map((row) => row.queue))].map(wake), publishRun(deps.events, batch)]);
  return batch;
}

function digestOf({ rows, projectId }: StartBatchRequest): string {
  const hash = createHash('sha256').update(projectId ?? '');
  for (const { tool, input } of rows) hash.update(JSON.stringify({ tool, input }));
  return hash.digest('hex');
}

type Place = { readonly asked: StartBatchRequest['rows'][number] | undefined; readonly index: number };

function asRow(deps: StartRunDeps, row: PreparedRow, { asked, index }: Place): NewRow {
  const place = { id: randomUUID(), position: asked?.position ?? index };
  if (row.refusal !== null) {
    const { code: errorCode } = row.refusal;
    return {
      ...place,
      tool: asked?.tool ?? '',
      queue: 'quick',
      input: asked?.input ?? null,
      creditsCost: 0,
      errorCode,
    };
  }
  const { tool, input, price } = row;
  return { ...place, tool: tool.id, queue: queueOf(tool, deps.engines), input, creditsCost: price, errorCode: null };
}

type Asked = { userId: string; rows: readonly NewRow[]; prepared: readonly PreparedRow[] };

/** What a single run of each kind would have to pass, for all of them together. */
async function assertAllowed(deps: StartRunDeps, stores: Stores, { userId, rows, prepared }: Asked): Promise<void> {
  const now = (deps.clock ?? systemClock)();
  const account = await stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  const good = prepared.filter((row) => row.refusal === null);
  for (const tool of [{ id: batchTool, projectType: batchType }, ...new Set(good.map((row) => row.tool))]) {
    const since = countedSince(tool, now);
    if (since !== null) assertAllowance(account, await stores.runs.countSince(userId, tool.id, since));
  }
  if (good.some(({ tool }) => tool.queue !== 'quick')) await assertNotFull(stores, userId, deps);
  const free = good.filter(({ price }) => price === 0);
  if (free.length > 0) {
    const pictures = free.reduce((sum, { tool, input }) => sum + (tool.freePictures?.(input) ?? 1), 0);
    await countFreeWork(stores, { userId, pictures, now, factor: deps.limitFactor ?? 1 });
  }
  const waiting = rows.filter((row) => row.errorCode === null);
  await assertRoomForRows(stores.runLine, account, waiting);
}
