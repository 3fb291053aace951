const prefetchConcurrency = 5;

type PrefetchQueue = {
  /** Asks for a page, once; it waits while five others are under way. */
  readonly add: (page: string) => void;
  readonly done: (page: string) => void;
};

export function createPrefetchQueue(onChange: (underWay: readonly string[]) => void): PrefetchQueue {
  const known = new Set<string>();
  const waiting: string[] = [];
  let underWay: readonly string[] = [];

  function next(): void {
    const free = waiting.splice(0, prefetchConcurrency - underWay.length);
    if (free.length === 0) return;
    underWay = [...underWay, ...free];
    onChange(underWay);
  }

  return {
    add(page) {
      if (known.has(page)) return;
      known.add(page);
      waiting.push(page);
      next();
    },
    done(page) {
      if (!underWay.includes(page)) return;
      underWay = underWay.filter((other) => other !== page);
      onChange(underWay);
      next();
    },
  };
}
