import { describeCapability } from './capabilities.ts';
import { bytesOf, fetchWeights, type Outcome } from './fetch-weights.ts';
import type { WeightsEntry } from './lock.ts';
import { isComplete } from './open-weights.ts';

type Screen = { readonly isTTY?: boolean; write(text: string): unknown };

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

/** One line that grows with what has arrived, then one line for each capability that is missing. */
export async function fetchWithProgress(
  entries: readonly WeightsEntry[],
  { screen, ...options }: { folder: string; mirror?: string | undefined; screen: Screen },
): Promise<Outcome[]> {
  const absent = entries.filter((entry) => !isComplete(options.folder, entry));
  if (absent.length === 0) return [];
  const total = absent.reduce((sum, entry) => sum + bytesOf(entry), 0);
  let [done, arrived] = [0, 0];
  const line = (): string =>
    `Fetching models: ${done} of ${absent.length}, ${megabytes(arrived)} of ${megabytes(total)} MB`;
  const show = (): void => void (screen.isTTY && screen.write(`\r${line()}`));
  if (!screen.isTTY) screen.write(`Fetching ${absent.length} models (once; ${megabytes(total)} MB) …\n`);
  show();
  const outcomes = await fetchWeights(absent, {
    ...options,
    onOutcome: ({ entry, problem }) => {
      if (problem) return;
      done += 1;
      arrived += bytesOf(entry);
      show();
    },
  });
  screen.write(`${screen.isTTY ? '\r' : ''}${line()}\n`);
  for (const text of explain(outcomes)) screen.write(`${text}\n`);
  return outcomes;
}

function explain(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ entry, problem }) =>
    problem ? [`  without ${entry.id} (${describeCapability(entry.serves)}): ${problem.message}`] : [],
  );
}
