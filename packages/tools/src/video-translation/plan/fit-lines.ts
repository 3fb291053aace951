/** No voice is made faster or slower than this: beyond it people hear that it was. */
export const mostFaster = 1.12;
export const mostSlower = 0.88;
/** Between one line and the next. */
const gap = 0.08;

type Timed = { readonly start: number; readonly end: number };
export type Spoken = Timed & {
  /** At the voice's own speed. */
  readonly seconds: number;
};

/** The time a line has: its own, and the silence up to the next one. */
export function roomOf(lines: readonly Timed[], index: number, filmSeconds: number): number {
  const line = lines[index];
  if (line === undefined) return 0;
  const next = lines[index + 1]?.start ?? filmSeconds;
  return Math.max(0.2, Math.max(line.end, next - gap) - line.start);
}

/**
 * How fast each line is said: slower to fill its own time, faster where it would run into the next one, and as the voice
 * likes in between. A line that begins late has less time: what one took too long the next ones make up for.
 */
export function speedsOf(lines: readonly Spoken[], filmSeconds: number): number[] {
  let free = 0;
  return lines.map(({ start: wanted, end, seconds }, index) => {
    const start = Math.max(wanted, free);
    const room = wanted + roomOf(lines, index, filmSeconds) - start;
    const own = Math.max(0.2, end - start);
    const fitting = seconds > room ? seconds / Math.max(0.2, room) : seconds < own ? seconds / own : 1;
    const speed = Math.min(mostFaster, Math.max(mostSlower, fitting));
    free = start + seconds / speed + gap;
    return speed;
  });
}

export type Placed = Timed & {
  /** Seconds it begins after the line it translates, because the one before took longer. */
  readonly late: number;
  /** Seconds of it that the film has no time for. */
  readonly lost: number;
};

/** Where each line stands, said in so many seconds: at its own time, or as soon as the one before is over. */
export function placeLines(lines: readonly Spoken[], filmSeconds: number): Placed[] {
  let free = 0;
  return lines.map(({ start: wanted, seconds }) => {
    const start = Math.min(Math.max(wanted, free), filmSeconds);
    const end = start + seconds;
    free = end + gap;
    return { start, end: Math.min(end, filmSeconds), late: start - wanted, lost: Math.max(0, end - filmSeconds) };
  });
}
