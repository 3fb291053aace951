import type { z } from 'zod';

/** Work that no person waits for: what it is, apart from who does it, so that sending loads no handler. */
export type Job<Payload> = {
  /** Its queue has the same name. */
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How many of them one process does at a time. */
  readonly concurrency: number;
  /** How often it is tried again after a failure. */
  readonly retries: number;
  /** How long one attempt may take; then its signal is aborted, and it counts as failed. */
  readonly timeoutSeconds: number;
  /** Cron, in UTC. The payload must fit an empty object. Times that were missed are made up for by one. */
  readonly schedule?: string;
  /** At most one waits or is worked on; another that is sent meanwhile is dropped. */
  readonly singleton?: boolean;
};

export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job;
}
