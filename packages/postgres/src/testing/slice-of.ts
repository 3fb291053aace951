import { existsSync, readFileSync } from 'node:fs';

/** For how long Linux lets a process go on at a time, in nanoseconds; null where it does not say. */
export function sliceOf(pid: number | 'self'): number | null {
  const path = `/proc/${pid}/sched`;
  const found = existsSync(path) ? /^se\.slice\s*:\s*(\d+)$/m.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  return found === undefined ? null : Number(found);
}
