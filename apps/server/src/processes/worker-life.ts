import type { QueueOptions } from '@adwright/jobs/open-queue.ts';

/** What a supervised process is called in the queue, and who is known to be dead when it starts. */
export type WorkerLife = Required<Pick<QueueOptions, 'worker' | 'dead'>>;
