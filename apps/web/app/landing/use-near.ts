import { type RefObject, useEffect, useRef, useState } from 'react';

let everNear = false;

/**
 * True once the element has come within a screen of the reader; at once on pages that follow, where what it waits for
 * is loaded: a page one comes back to then has its full height before its scroll position is restored.
 */
export function useNear(): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(everNear);
  useEffect(() => {
    if (near || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // Whoever is past it has come back to a place further down, which cannot be there before it has its height.
        if (!entries.some((entry) => entry.isIntersecting || entry.boundingClientRect.bottom < 0)) return;
        everNear = true;
        setNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return [place, near];
}
