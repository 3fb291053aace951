import type { ListedAsset } from '../assets/ports.ts';
import type { ListedRunRecord, NewRun, QueueName, RunRecord } from './ports.ts';

/** A row of a batch: one to be made, or one that was refused from the beginning. */
export type NewRow = Pick<NewRun, 'id' | 'tool' | 'queue' | 'input' | 'creditsCost'> & {
  /** Which line of the sheet it is. */
  readonly position: number;
  readonly errorCode: string | null;
};

export type BatchTally = {
  readonly unfinished: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly cancelled: number;
  /** What those that succeeded cost. */
  readonly spent: number;
};

/** A row as its batch shows it: nothing of it that may be large. */
export type RowRecord = ListedRunRecord & {
  readonly position: number;
  readonly parentId: string;
  readonly attempts: number;
  readonly files: readonly ListedAsset[];
};

/** A batch is a run that does nothing itself; its rows are runs like any other. */
export type RunRows = {
  /** In the order given; they take turns like any other runs of the person's. */
  insert(batch: Pick<RunRecord, 'id' | 'userId'>, rows: readonly NewRow[]): Promise<void>;
  of(batchId: string): Promise<RunRecord[]>;
  /** Those that are not over. */
  open(batchId: string): Promise<RunRecord[]>;
  /** What rows are made of, which may be large. */
  inputs(ids: readonly string[]): Promise<Pick<RunRecord, 'id' | 'input'>[]>;
  outputs(ids: readonly string[]): Promise<Pick<RunRecord, 'id' | 'tool' | 'output'>[]>;
  /** Every line of a project's sheet as it was made last, in its order. */
  ofProject(projectId: string): Promise<RowRecord[]>;
  tally(batchId: string): Promise<BatchTally>;
  /** Waits for whoever changes the batch, and lets nobody else until the transaction is over. Null when it is finished. */
  lock(batchId: string): Promise<RunRecord | null>;
  /** The batch and what of it is not over. What goes on stands at the end of the person's turns. Answers the queues. */
  setPaused(batch: Pick<RunRecord, 'id' | 'userId'>, at: Date | null): Promise<QueueName[]>;
  /** Rows of an open batch that were tried and failed, or were cancelled, wait again. Answers those. */
  requeue(batch: Pick<RunRecord, 'id' | 'userId' | 'pausedAt'>, ids: readonly string[]): Promise<RunRecord[]>;
  /** Batches that have stood still since before the moment. */
  pausedSince(before: Date, limit: number): Promise<RunRecord[]>;
};
