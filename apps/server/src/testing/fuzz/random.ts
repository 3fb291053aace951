/** Chance that repeats itself: the same seed makes the same requests, so that what one run finds another can show. */
export type Random = {
  /** From 0 up to, not including, the number. */
  below(count: number): number;
  chance(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (share) => next() < share,
    pick: <Value>(values: readonly Value[]) => values[below(values.length)] as Value,
  };
}
