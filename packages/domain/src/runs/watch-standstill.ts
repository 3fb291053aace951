type Watch = {
  /** So far it has got: time that was needed for getting further is not held against it. */
  at(percent: number): void;
  stop(): void;
};

/** Speaks up once a run has got no further for so long. A long film on a busy machine takes its time, and ends. */
export function watchStandstill(seconds: number, onStandstill: () => void): Watch {
  const timer = setTimeout(onStandstill, seconds * 1000);
  let furthest = 0;
  return {
    at(percent) {
      if (Math.trunc(percent) <= furthest) return;
      furthest = Math.trunc(percent);
      timer.refresh();
    },
    stop: () => clearTimeout(timer),
  };
}
