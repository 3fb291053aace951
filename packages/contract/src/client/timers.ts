/** Time as the client sees it, so that tests need not wait. */
export type Timers = {
  now(): number;
  /** Runs once after the delay; the answer calls it off. */
  after(milliseconds: number, run: () => void): () => void;
};

export const realTimers: Timers = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const handle = setTimeout(run, milliseconds);
    return () => clearTimeout(handle);
  },
};

/** Resolves after the delay, or at once when the signal is aborted. */
export function wait(timers: Timers, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      callOff();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const callOff = timers.after(milliseconds, done);
    signal.addEventListener('abort', done);
  });
}
