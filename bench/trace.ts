/** What a browser's own trace says about the thread that runs a page. */
export const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly dur?: number;
  readonly args?: { readonly name?: string };
};

export type MainThread = { readonly busyMs: number; readonly long: number; readonly longestMs: number };

/** Of the page that did most: others of the same browser have ended or stand still. */
export function mainThreadOf(trace: Buffer, longMs: number): MainThread {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(key),
  );
  const tasks = Map.groupBy(
    traceEvents.filter((event) => event.name === 'RunTask' && pages.has(key(event))),
    key,
  );
  const threads = [...tasks.values()].map((events) => {
    const spans = events.map(({ dur = 0 }) => dur / 1000);
    return {
      busyMs: spans.reduce((sum, ms) => sum + ms, 0),
      long: spans.filter((ms) => ms > longMs).length,
      longestMs: Math.max(0, ...spans),
    };
  });
  return threads.toSorted((a, b) => b.busyMs - a.busyMs)[0] ?? { busyMs: 0, long: 0, longestMs: 0 };
}
