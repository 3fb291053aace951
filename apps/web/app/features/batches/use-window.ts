import { type RefObject, useEffect, useState } from 'react';

export const rowHeight = 36;
const spare = 6;

/** Which rows of a long list are in sight, with some to spare: only those are drawn. */
export function useWindow(box: RefObject<HTMLElement | null>, count: number, height = rowHeight) {
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = (): void => setSeen({ top: element.scrollTop, height: element.clientHeight });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [box]);
  const first = Math.max(0, Math.floor(seen.top / height) - spare);
  const last = Math.min(count, Math.ceil((seen.top + seen.height) / height) + spare);
  return { first, last, page: Math.max(1, Math.floor(seen.height / height) - 2) };
}
