/** Mulberry32: small, fast and the same on every machine, so that a seed always gives the same words. */
export type Random = {
  /** In [0, 1). */
  next(): number;
  below(limit: number): number;
  chance(probability: number): boolean;
  shuffled<Item>(items: readonly Item[]): Item[];
};

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    shuffled(items) {
      const copy = [...items];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = below(index + 1);
        [copy[index], copy[other]] = [copy[other] as never, copy[index] as never];
      }
      return copy;
    },
  };
}

/** FNV-1a over the text: a seed for whoever has a name but no number. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % 2 ** 31;
}
