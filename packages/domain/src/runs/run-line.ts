import type { LineFacts } from './line-facts.ts';
import type { QueueName } from './ports.ts';

/** A run in a worker's hands. */
export type TakenRun = {
  readonly id: string;
  /** Attempts so far that count; the one that begins now is the next. */
  readonly attempts: number;
};

/**
 * The line in which runs wait for a worker: their own rows, so that a run that is written is queued. People take turns
 * in it, whatever the number of their runs and of the workers. A worker has a run as long as it says so; one that says
 * nothing any more has lost it to the next.
 */
export type RunLine = {
  /** Gives the worker the run whose turn it is, of those whose person has not too much under way. */
  take(request: { queue: QueueName; worker: string; leaseSeconds: number }): Promise<TakenRun | null>;
  /** Answers those that are still the worker's. */
  keep(request: { worker: string; ids: readonly string[]; leaseSeconds: number }): Promise<string[]>;
  /** For another attempt. One that is spared does not count. */
  putBack(run: { id: string; worker: string; pauseSeconds: number; spared: boolean }): Promise<void>;
  /** Queues in which something could be taken. */
  queuesWithWork(): Promise<QueueName[]>;
  /** For the process that has the database to itself: whoever had a run before is dead. */
  endLeases(): Promise<void>;
  /** For whoever knows that these workers are dead. */
  endLeasesOf(workers: readonly string[]): Promise<void>;
  /** How many wait, everybody's and the person's own. */
  waiting(queue: QueueName, userId: string): Promise<{ all: number; own: number }>;
  /** For runs that wait or are under way. */
  factsOf(runId: string): Promise<LineFacts>;
};
