import { type FetchOptions, fetchEntry, WrongSum } from './fetch-entry.ts';
import type { WeightsEntry } from './lock.ts';
import { PackError, type PackFailure } from './npm-pack.ts';
import { isComplete } from './open-weights.ts';

export type Outcome = {
  readonly entry: WeightsEntry;
  readonly problem?: { readonly failure: PackFailure | 'wrong'; readonly message: string };
};

/** Lines are rarely the limit of one parcel, processors are of many. */
const atOnce = 3;

/**
 * Fetches what is not there yet, a few at a time, and never throws for one that cannot be had. Once the registry turns
 * out to be out of reach, those that have not begun are not tried.
 */
export async function fetchWeights(
  entries: readonly WeightsEntry[],
  options: FetchOptions & { readonly onOutcome?: (outcome: Outcome) => void },
): Promise<Outcome[]> {
  const waiting = entries
    .filter((entry) => !isComplete(options.folder, entry))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const outcomes: Outcome[] = [];
  let outOfReach: Outcome['problem'];
  const work = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const problem = outOfReach ?? (await attempt(entry, options));
      if (problem?.failure === 'unreachable') outOfReach = problem;
      const outcome = problem ? { entry, problem } : { entry };
      outcomes.push(outcome);
      options.onOutcome?.(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

export function sizeOf(entry: WeightsEntry): number {
  return entry.files.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function attempt(entry: WeightsEntry, options: FetchOptions): Promise<Outcome['problem']> {
  try {
    await fetchEntry(entry, options);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof PackError) return { failure: error.failure, message };
    return { failure: error instanceof WrongSum ? 'wrong' : 'failed', message };
  }
}
