import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program there is. */
const tickMs = 10;

/** Milliseconds of CPU that a process has had; undefined where the system does not tell. */
export function cpuMs(pid: number | undefined): number | undefined {
  try {
    // The name in brackets may hold anything; the numbers start after the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    return ((fields[11] ?? 0) + (fields[12] ?? 0)) * tickMs;
  } catch {
    return undefined;
  }
}

/** Who had less than this share of a core was not kept waiting by others: it stands still. */
const standstill = 0.03;

type Watch = {
  /** How much time of its own the work may take. */
  readonly ms: number;
  /** What it has had, on a clock that only goes on. */
  readonly spent: () => number | undefined;
  readonly onLate: () => void;
};

/**
 * Tells when work has had so much time of its own. On a machine where others work, too, a clock on the wall would end
 * what is only kept waiting; where nobody knows how much it had, the wall's clock counts. Answers how to stop watching.
 */
export function watchOwnTime({ ms, spent, onLate }: Watch): () => void {
  const begun = spent();
  let before = begun;
  const timer = setInterval(() => {
    const now = spent();
    const isKeptWaiting =
      begun !== undefined &&
      before !== undefined &&
      now !== undefined &&
      now - begun < ms &&
      now - before >= ms * standstill;
    before = now;
    if (isKeptWaiting) return;
    clearInterval(timer);
    onLate();
  }, ms);
  return () => clearInterval(timer);
}
