import { type RefObject, useEffect, useRef } from 'react';

/** How long after news the page may still arrange itself: a result takes its place, the column beside it lets go. */
const settlingMs = 2500;

/** Whoever has gone on typing is not taken away from it. */
function isTyping(): boolean {
  return document.activeElement?.matches('textarea, input:not([type=checkbox], [type=radio], [type=range])') ?? false;
}

function bringIntoSight(place: HTMLElement): void {
  const { top } = place.getBoundingClientRect();
  if (top >= 0 && top <= innerHeight / 2) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}

/** Again while what stands around it changes its height, until the person moves the page themselves. */
function keepInSight(place: HTMLElement): () => void {
  const over = new AbortController();
  const stop = (): void => over.abort();
  const watch = new ResizeObserver(() => requestAnimationFrame(() => over.signal.aborted || bringIntoSight(place)));
  over.signal.addEventListener('abort', () => watch.disconnect());
  for (const by of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(by, stop, { signal: over.signal, passive: true });
  const timer = setTimeout(stop, settlingMs);
  over.signal.addEventListener('abort', () => clearTimeout(timer));
  bringIntoSight(place);
  watch.observe(place);
  if (place.parentElement) watch.observe(place.parentElement);
  return stop;
}

/**
 * Brings what has just begun, and later what came of it, into sight: it may be far above the button, and on a phone far
 * below it. What came of it takes the focus too, so that the next key goes on from there.
 */
export function useReveal(active: boolean, heading: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const wasActive = useRef(false);
  useEffect(() => {
    const ended = wasActive.current && !active;
    wasActive.current = active;
    if (place.current === null || !(active || ended) || (ended && isTyping())) return undefined;
    if (ended) heading.current?.focus({ preventScroll: true });
    return keepInSight(place.current);
  }, [active, heading]);
  return place;
}
