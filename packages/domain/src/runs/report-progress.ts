export type Progress = { readonly percent: number; readonly stage: string };

export type ProgressReport = {
  set(percent: number, stage: string): void;
  /** Waits for the write that is under way and drops what has not been written. */
  close(): Promise<void>;
};

type Options = {
  readonly from: Progress;
  /** Fewer milliseconds than this never lie between two writes. */
  readonly intervalMs: number;
  readonly write: (progress: Progress) => Promise<void>;
};

/**
 * Lets a job report as often as it likes: at most one write per interval, always the latest, never backwards.
 * 100 is kept for the end of the run, which alone knows that the result is saved.
 */
export function reportProgress({ from, intervalMs, write }: Options): ProgressReport {
  let latest = from;
  let written = from;
  let lastWriteAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let closed = false;

  function schedule(): void {
    if (closed || timer !== undefined || writing !== undefined) return;
    if (latest.percent === written.percent && latest.stage === written.stage) return;
    timer = setTimeout(flush, Math.max(0, lastWriteAt + intervalMs - performance.now()));
  }

  function flush(): void {
    timer = undefined;
    lastWriteAt = performance.now();
    written = latest;
    // A lost progress write costs the watcher one step; the next one or the end of the run makes up for it.
    writing = write(written)
      .catch(() => undefined)
      .finally(() => {
        writing = undefined;
        schedule();
      });
  }

  return {
    set(percent, stage) {
      const whole = Math.trunc(Number.isFinite(percent) ? percent : 0);
      latest = { percent: Math.min(99, Math.max(latest.percent, whole)), stage };
      schedule();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await writing;
    },
  };
}
