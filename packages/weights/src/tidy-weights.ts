import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { WeightsEntry } from './lock.ts';

/** Removes versions that the lock no longer names; not by itself, since a folder may be shared by installations. */
export async function tidyWeights(folder: string, lock: readonly WeightsEntry[]): Promise<string[]> {
  const removed: string[] = [];
  for (const { id, version } of lock) {
    const versions = await readdir(join(folder, id)).catch(() => []);
    for (const other of versions.filter((name) => name !== version)) {
      await rm(join(folder, id, other), { recursive: true, force: true });
      removed.push(`${id} ${other}`);
    }
  }
  return removed;
}
