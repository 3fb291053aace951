import type { QueueName } from '@adwright/domain/runs/ports.ts';

export type QueueDefinition = {
  readonly name: string;
  /** The outer bound of one attempt; a tool's own, shorter timeout comes first. */
  readonly expireInSeconds: number;
};

/** One per cost class, so that short work never waits behind long. */
export const queues = {
  quick: { name: 'run-quick', expireInSeconds: 120 },
  picture: { name: 'run-picture', expireInSeconds: 900 },
  video: { name: 'run-video', expireInSeconds: 7200 },
  model: { name: 'run-model', expireInSeconds: 7200 },
} as const satisfies Record<QueueName, QueueDefinition>;

/** Where a job of any queue goes when its attempts are used up. */
export const deadQueue = 'run-dead';

/** Where pg-boss keeps its tables. */
export const bossSchema = 'pgboss';

export type RunJob = { readonly runId: string };

const day = 24 * 60 * 60;

export const runQueueSettings = {
  notify: true,
  retryLimit: 2,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 30,
  deadLetter: deadQueue,
  deleteAfterSeconds: day,
} as const;

/** Failing a run gives its credits back, so this is tried until it works. */
export const deadQueueSettings = {
  notify: true,
  retryLimit: 1000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 60,
  heartbeatSeconds: 30,
  deleteAfterSeconds: day,
} as const;
