import { isWanted } from './choices.ts';
import { readLock, type WeightsEntry } from './lock.ts';
import { isComplete } from './open-weights.ts';

/** Whether anything that is wanted is not there: a start asks this before it starts a process that fetches. */
export function lacksWanted(folder: string, lock: readonly WeightsEntry[] = readLock()): boolean {
  return lock.some((entry) => isWanted(folder, entry) && !isComplete(folder, entry));
}
