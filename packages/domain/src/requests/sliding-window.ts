/**
 * How many hits the last so-and-so many seconds saw, wherever in them one looks: those of the window under way, and of
 * the one before it the share that still lies within reach. Two counts a key are all that is kept, and nobody gets twice
 * the limit by calling at the end of one window and the beginning of the next.
 */
export type SlidingWindow = {
  readonly startsAt: Date;
  readonly beforeAt: Date;
  /** How much of the window before still counts: 1 at the beginning of this one, 0 at its end. */
  readonly weight: number;
};

export function slidingWindow(now: Date, seconds: number): SlidingWindow {
  const [at, length] = [now.getTime(), seconds * 1000];
  const past = at % length;
  return {
    startsAt: new Date(at - past),
    beforeAt: new Date(at - past - length),
    weight: 1 - past / length,
  };
}

/** Seconds until one more would be let in, if nobody came meanwhile. */
export function secondsUntilRoom(
  { weight }: SlidingWindow,
  { seconds, allowed, before, current }: { seconds: number; allowed: number; before: number; current: number },
): number {
  const room = allowed - 1 - current;
  // With this window full, the next one has to grow old enough to forget part of it.
  const windows = room >= 0 ? weight - Math.min(1, room / before) : weight + 1 - Math.max(0, allowed - 1) / current;
  return Math.max(1, Math.ceil(windows * seconds));
}
