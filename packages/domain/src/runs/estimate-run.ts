import type { RunStatus } from '@adwright/contract/run/run.ts';
import type { LineFacts } from './line-facts.ts';

export type Estimate = { readonly startsIn?: number; readonly endsIn?: number };

type Seen = { readonly tool: string; readonly status: RunStatus; readonly startedAt: Date | null };

/**
 * In how many seconds a run begins and ends, if nobody else comes: what is ahead and what is under way, each for as long
 * as its tool took lately, shared by the places that are at work. Says nothing about a tool that was never measured.
 */
export function estimateRun(run: Seen, { ahead, underWay, measured }: LineFacts, now: Date): Estimate {
  const own = measured.get(run.tool);
  if (run.status === 'processing') {
    if (own === undefined || run.startedAt === null) return {};
    return { endsIn: Math.max(0, own - (now.getTime() - run.startedAt.getTime()) / 1000) };
  }
  if (run.status !== 'queued') return {};
  let seconds = 0;
  for (const { tool, runs } of ahead) {
    const each = measured.get(tool);
    if (each === undefined) return {};
    seconds += each * runs;
  }
  const left = underWay.map((one) => Math.max(0, (measured.get(one.tool) ?? Number.NaN) - one.seconds));
  seconds += left.reduce((sum, one) => sum + one, 0);
  if (Number.isNaN(seconds)) return {};
  const startsIn = seconds / Math.max(1, underWay.length);
  return own === undefined ? { startsIn } : { startsIn, endsIn: startsIn + own };
}

const unknownSeconds = 30;

/** When the next place in the line is free: when the first of those under way ends. */
export function secondsToNextPlace({ underWay, measured }: LineFacts): number {
  const left = underWay.map(({ tool, seconds }) => (measured.get(tool) ?? unknownSeconds) - seconds);
  return Math.max(1, Math.ceil(Math.min(unknownSeconds, ...left)));
}
