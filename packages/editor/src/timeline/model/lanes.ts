import type { Span } from './spans.ts';

/** What does not sound or show at once shares a lane: lines that follow each other are one row, not ten. */
export function lanesOf(spans: readonly Span[]): Span[][] {
  const lanes: Span[][] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const free = lanes.find((lane) => (lane.at(-1)?.end ?? 0) <= span.start + 1e-6);
    if (free) free.push(span);
    else lanes.push([span]);
  }
  return lanes;
}
