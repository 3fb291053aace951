import { rm } from 'node:fs/promises';
import { checkFiles, WrongSum } from './fetch-entry.ts';
import type { WeightsEntry } from './lock.ts';
import { folderOf, isComplete } from './open-weights.ts';

/** Reads every file that is here. What is not as locked is removed, so that the next fetch brings it anew. */
export async function verifyWeights(folder: string, lock: readonly WeightsEntry[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const entry of lock.filter((one) => isComplete(folder, one))) {
    const home = folderOf(folder, entry);
    try {
      await checkFiles(entry, home);
    } catch (error) {
      if (!(error instanceof WrongSum)) throw error;
      wrong.push(error.message);
      await rm(home, { recursive: true, force: true });
    }
  }
  return wrong;
}
