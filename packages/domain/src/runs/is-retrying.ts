import type { RunRecord } from './ports.ts';

/** Whether an attempt before this one failed or ran out of time: whoever waits is told why it takes so long. */
export function isRetrying(run: Pick<RunRecord, 'status' | 'attempts' | 'sparedAttempts'>): boolean {
  return run.status === 'processing' && run.attempts - run.sparedAttempts > 1;
}
