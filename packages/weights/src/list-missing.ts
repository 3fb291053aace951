import { describeCapability } from './capabilities.ts';
import { isRefused } from './choices.ts';
import { lastFailure } from './failures.ts';
import { readLock, type WeightsEntry } from './lock.ts';
import { isComplete } from './open-weights.ts';

export type Missing = {
  readonly id: string;
  readonly package: string;
  readonly serves: string;
  /** What cannot be done without it. */
  readonly capability: string;
  readonly default: boolean;
  /** Why it is not there: it was removed, or could not be had; null when nobody has asked for it. */
  readonly reason: string | null;
};

/** What this installation lacks, defaults first. */
export function listMissing(folder: string, lock: readonly WeightsEntry[] = readLock()): Missing[] {
  return lock
    .filter((entry) => !isComplete(folder, entry))
    .map((entry) => ({
      id: entry.id,
      package: `${entry.package}@${entry.version}`,
      serves: entry.serves,
      capability: describeCapability(entry.serves),
      default: entry.default,
      reason: isRefused(folder, entry.id) ? 'removed' : (lastFailure(folder, entry)?.message ?? null),
    }))
    .toSorted((a, b) => Number(b.default) - Number(a.default));
}
