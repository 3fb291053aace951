import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether the lock is ours now. One whose owner was killed is left to whoever comes next. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      if (!isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
    } catch {
      // It was let go in between.
    }
    return false;
  }
}

/** Does the work while no other process of this machine does work under the same lock. */
export async function oneAtATime(lock: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) await sleep(200);
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
