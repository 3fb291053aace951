/** How parts of a page come in while the reader scrolls. */
export const revealDefaults = {
  /** A part comes in once its top is this far inside the window. */
  offset: 120,
  duration: 400,
  easing: 'ease',
  throttleMs: 99,
  debounceMs: 50,
} as const;

type Spot = { readonly top: number; readonly viewport: number; readonly atEnd: boolean };

/** At the very end everything has come in, however short the last part is. */
export function isDue({ top, viewport, atEnd }: Spot): boolean {
  return atEnd || top < viewport - revealDefaults.offset;
}

/** At once, and then at most once per interval; the last call is never lost. */
export function throttled(run: () => void, ms: number): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    waiting = undefined;
    last = Date.now();
    run();
  };
  return () => {
    const left = last + ms - Date.now();
    if (left <= 0) return go();
    waiting ??= setTimeout(go, left);
  };
}

/** Once things have been quiet for the interval. */
export function debounced(run: () => void, ms: number): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(run, ms);
  };
}

/**
 * Lets the parts below the fold rise into sight. They are put aside only when the reader begins to scroll, so that a
 * page that is printed, searched or read without scripts is whole.
 */
export function revealOnScroll(parts: () => Iterable<HTMLElement>): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const stop = new AbortController();
  let waiting: Set<HTMLElement> | null = null;
  const due = (part: HTMLElement) =>
    isDue({
      top: part.getBoundingClientRect().top,
      viewport: innerHeight,
      atEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
    });
  const check = () => {
    waiting ??= putAside(parts(), due);
    for (const part of waiting) {
      if (!due(part)) continue;
      waiting.delete(part);
      bringIn(part);
    }
  };
  addEventListener('scroll', throttled(check, revealDefaults.throttleMs), { signal: stop.signal, passive: true });
  addEventListener(
    'resize',
    debounced(() => waiting && check(), revealDefaults.debounceMs),
    stop,
  );
  return () => {
    stop.abort();
    for (const part of waiting ?? []) part.style.opacity = '';
  };
}

function putAside(parts: Iterable<HTMLElement>, due: (part: HTMLElement) => boolean): Set<HTMLElement> {
  const waiting = new Set<HTMLElement>();
  for (const part of parts) {
    if (due(part) || part.getBoundingClientRect().top < innerHeight) continue;
    part.style.opacity = '0';
    waiting.add(part);
  }
  return waiting;
}

function bringIn(part: HTMLElement): void {
  part.style.opacity = '';
  const { duration, easing } = revealDefaults;
  part.animate(
    [
      { opacity: 0, translate: '0 24px' },
      { opacity: 1, translate: '0 0' },
    ],
    { duration, easing },
  );
}
