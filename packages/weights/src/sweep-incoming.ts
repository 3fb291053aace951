import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { incoming } from './fetch-entry.ts';

/** Of another machine that shares the folder, nobody can say whether it still works on it. */
const abandonedMs = 24 * 3_600_000;

/** Removes what fetches that were killed left behind. */
export async function sweepIncoming(folder: string, now: number): Promise<void> {
  const names = await readdir(join(folder, incoming)).catch(() => []);
  for (const name of names) {
    const path = join(folder, incoming, name);
    const [, host, pid] = /^(.+)\.(\d+)\.[^.]+$/.exec(name) ?? [];
    const age =
      now -
      (await stat(path).then(
        (found) => found.mtimeMs,
        () => now,
      ));
    const over = host === hostname() ? !isAlive(Number(pid)) : age > abandonedMs;
    if (over) await rm(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
