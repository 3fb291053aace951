import { forgetFailure, keepFailure } from './failures.ts';
import { type FetchOptions, fetchEntry, WrongSum } from './fetch-entry.ts';
import type { WeightsEntry } from './lock.ts';
import { findObstacle, PackError, type PackFailure } from './npm-pack.ts';
import { isComplete } from './open-weights.ts';
import { sweepIncoming } from './sweep-incoming.ts';

export type Outcome = {
  readonly entry: WeightsEntry;
  readonly problem?: { readonly failure: PackFailure | 'wrong'; readonly message: string };
};

/** More would only share the same line and the same processors. */
const atOnce = 4;

/**
 * Fetches what is not there yet, a few at a time, and never throws for one that cannot be had. Once the registry turns
 * out to be out of reach, those that have not begun are not tried.
 */
export async function fetchWeights(
  entries: readonly WeightsEntry[],
  { onOutcome, ...options }: FetchOptions & { readonly onOutcome?: (outcome: Outcome) => void },
): Promise<Outcome[]> {
  const { folder } = options;
  await sweepIncoming(folder, Date.now());
  const waiting = entries.filter((entry) => !isComplete(folder, entry)).toSorted((a, b) => bytesOf(b) - bytesOf(a));
  const outcomes: Outcome[] = [];
  let outOfReach: Outcome['problem'] = await probe(waiting, options.mirror);
  const work = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const problem = outOfReach ?? (await attempt(entry, options));
      if (problem?.failure === 'unreachable') outOfReach = problem;
      if (problem) keepFailure(folder, entry, problem, Date.now());
      else forgetFailure(folder, entry.id);
      const outcome = problem ? { entry, problem } : { entry };
      outcomes.push(outcome);
      onOutcome?.(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

export function bytesOf(entry: WeightsEntry): number {
  return entry.files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** One alone may as well be tried itself. */
async function probe(waiting: readonly WeightsEntry[], mirror: string | undefined): Promise<Outcome['problem']> {
  const [first, second] = waiting;
  if (!first || !second) return undefined;
  const obstacle = await findObstacle(`${first.package}@${first.version}`, mirror);
  return obstacle ? { failure: obstacle.failure, message: obstacle.message } : undefined;
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
