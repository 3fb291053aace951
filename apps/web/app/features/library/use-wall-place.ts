import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Where the page stood in each entry of the history. */
const places = new Map<string, number>();
const mostPlaces = 50;

/**
 * Back comes to the place that was left. The router restores it before the wall has its height, ends up at the foot of a
 * short page, and the browser then keeps the foot in view while the wall grows above it.
 */
export function useWallPlace(height: number): void {
  const { key } = useLocation();
  const [wanted] = useState(() => places.get(key));
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (height === 0 || isDone.current) return;
    isDone.current = true;
    if (wanted === undefined) return;
    const restore = (): void => scrollTo({ top: wanted, behavior: 'instant' });
    restore();
    // What stands above the wall may still find its height, and the router has its own turn.
    const soon = requestAnimationFrame(restore);
    return () => cancelAnimationFrame(soon);
  }, [height, wanted]);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => void (style.overflowAnchor = '');
  }, []);
  // Before the next page scrolls itself to its top.
  useLayoutEffect(() => {
    const note = (): void => {
      if (!isDone.current) return;
      places.delete(key);
      places.set(key, scrollY);
      const [oldest] = places.keys();
      if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest);
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);
}
