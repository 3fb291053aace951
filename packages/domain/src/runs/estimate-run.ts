import type { RunStatus } from '@adwright/contract/run/run.ts';
import type { LineFacts } from './line-facts.ts';

export type Estimate = { readonly startsIn?: number; readonly endsIn?: number };

type Seen = { readonly tool: string; readonly status: RunStatus; readonly startedAt: Date | null };

/**
 * In how many seconds a run begins and ends, if nobody else comes: whoever is ahead takes the place that is free first,
 * for as long as its tool took lately. Says nothing about a tool that was never measured.
 */
export function estimateRun(run: Seen, { ahead, underWay, measured }: LineFacts, now: Date): Estimate {
  const own = measured.get(run.tool);
  if (run.status === 'processing') {
    if (own === undefined || run.startedAt === null) return {};
    return { endsIn: Math.max(0, own - (now.getTime() - run.startedAt.getTime()) / 1000) };
  }
  if (run.status !== 'queued') return {};
  if ([...ahead, ...underWay].some(({ tool }) => !measured.has(tool))) return {};
  const free = underWay.map(({ tool, seconds }) => Math.max(0, (measured.get(tool) ?? 0) - seconds));
  if (free.length === 0) free.push(0);
  for (const { tool, runs } of ahead) {
    const each = measured.get(tool) ?? 0;
    for (let left = runs; left > 0; left -= 1) {
      const first = earliest(free);
      free[first] = (free[first] ?? 0) + each;
    }
  }
  const startsIn = Math.min(...free);
  return own === undefined ? { startsIn } : { startsIn, endsIn: startsIn + own };
}

function earliest(times: readonly number[]): number {
  return times.reduce((first, time, index) => (time < (times[first] ?? 0) ? index : first), 0);
}

const unknownSeconds = 30;

/** When the next place in the line is free: when the first of those under way ends. */
export function secondsToNextPlace({ underWay, measured }: LineFacts): number {
  const left = underWay.map(({ tool, seconds }) => (measured.get(tool) ?? unknownSeconds) - seconds);
  return Math.max(1, Math.ceil(Math.min(unknownSeconds, ...left)));
}
