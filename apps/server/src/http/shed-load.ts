/**
 * Refuses calls while this process is late with everything. Who is told at once to come again later costs next to
 * nothing; who is let in makes everybody wait longer.
 */
import type { Endpoint, LimitName } from '@adwright/contract/endpoint.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export type LoadGauge = {
  /** How late the event loop usually was a moment ago. */
  delayMs(): number;
  close(): void;
};

const resolutionMs = 20;
/** Fewer say nothing: one long turn is a hiccup, not a load. */
const leastSamples = 4;

export function measureLoad({ everyMs = 1000 }: { readonly everyMs?: number } = {}): LoadGauge {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    if (histogram.count < leastSamples) return;
    delayMs = Math.max(0, histogram.percentile(50) / 1e6 - resolutionMs);
    histogram.reset();
  }, everyMs).unref();
  return {
    delayMs: () => delayMs,
    close() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** What makes the process work for long, what it does all the time, and what has to work when nothing else does. */
const tooLateMs = { heavy: 1000, usual: 3000, last: 10_000 } as const;

const heavy: ReadonlySet<LimitName> = new Set<LimitName>(['generate', 'read_page', 'read_row', 'upload']);
const last: ReadonlySet<LimitName> = new Set<LimitName>(['sign_in', 'code']);

function weightOf({ limit, path }: Pick<Endpoint, 'limit' | 'path'>): keyof typeof tooLateMs {
  if (path === '/api/health' || (limit && last.has(limit))) return 'last';
  return limit && heavy.has(limit) ? 'heavy' : 'usual';
}

/** The later everything is, the later one should come again. */
export function shedLoad(endpoint: Pick<Endpoint, 'limit' | 'path'>, load: LoadGauge): void {
  const delayMs = load.delayMs();
  if (delayMs < tooLateMs[weightOf(endpoint)]) return;
  throw new AppError('busy', { retry_after: Math.min(30, Math.ceil(delayMs / 500)) });
}
