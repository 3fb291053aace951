import type { RunStatus } from '@adwright/contract/run/run.ts';
import type { LineFacts } from './line-facts.ts';

export type Estimate = { readonly startsIn?: number; readonly endsIn?: number };

type Seen = {
  readonly tool: string;
  readonly status: RunStatus;
  readonly progress: number;
  readonly startedAt: Date | null;
};

/**
 * In how many seconds a run begins and ends, if nobody else comes: whoever is ahead takes the place that is free first,
 * for as long as its tool took lately. Says nothing about a tool that was never measured, nor about work that takes
 * longer than it usually does and has not come anywhere.
 */
export function estimateRun(run: Seen, { ahead, underWay, measured }: LineFacts, now: Date): Estimate {
  const own = measured.get(run.tool);
  if (run.status === 'processing') {
    if (run.startedAt === null) return {};
    const seconds = (now.getTime() - run.startedAt.getTime()) / 1000;
    const endsIn = secondsLeft({ seconds, progress: run.progress }, own);
    return endsIn === undefined ? {} : { endsIn };
  }
  if (run.status !== 'queued') return {};
  if (ahead.some(({ tool }) => !measured.has(tool))) return {};
  const free: number[] = [];
  for (const work of underWay) {
    const left = secondsLeft(work, measured.get(work.tool));
    if (left === undefined) return {};
    free.push(left);
  }
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

type Work = { readonly seconds: number; readonly progress: number };

/**
 * Of work under way. At first what is usual says most, since few works go on evenly; the longer one takes, the more it
 * goes by how far it has come itself, and once it has taken as long as usual by nothing else.
 */
function secondsLeft({ seconds, progress }: Work, usual: number | undefined): number | undefined {
  if (usual === undefined) return undefined;
  const doubt = Math.min(1, seconds / Math.max(usual, 0.001)) ** 2;
  if (progress === 0) return doubt < 1 ? Math.max(1, usual - seconds) : undefined;
  const atItsPace = (seconds * (100 - progress)) / progress;
  return Math.max(1, (usual - seconds) * (1 - doubt) + atItsPace * doubt);
}

function earliest(times: readonly number[]): number {
  return times.reduce((first, time, index) => (time < (times[first] ?? 0) ? index : first), 0);
}

const unknownSeconds = 30;

/** When the next place in the line is free: when the first of those under way ends. */
export function secondsToNextPlace({ underWay, measured }: LineFacts): number {
  const left = underWay.map((work) => secondsLeft(work, measured.get(work.tool)) ?? unknownSeconds);
  return Math.ceil(Math.min(unknownSeconds, ...left));
}
