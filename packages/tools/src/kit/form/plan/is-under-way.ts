import type { Run } from '@adwright/contract/run/run.ts';

export function isUnderWay(run: Run | null): boolean {
  return run?.status === 'queued' || run?.status === 'processing';
}
