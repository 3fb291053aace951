import type { NewRun, RunRecord } from './ports.ts';

/** A row of a batch: one to be made, or one that was refused from the beginning. */
export type NewRow = Pick<NewRun, 'id' | 'tool' | 'queue' | 'input' | 'creditsCost'> & {
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

/** A batch is a run that does nothing itself; its rows are runs like any other. */
export type RunRows = {
  /** In the order given; they take turns like any other runs of the person's. */
  insert(batch: Pick<RunRecord, 'id' | 'userId'>, rows: readonly NewRow[]): Promise<void>;
  of(batchId: string): Promise<RunRecord[]>;
  tally(batchId: string): Promise<BatchTally>;
  /** Waits for whoever changes the batch, and lets nobody else until the transaction is over. Null when it is finished. */
  lock(batchId: string): Promise<RunRecord | null>;
};
