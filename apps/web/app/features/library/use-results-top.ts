import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Another search is read from its beginning, however deep in the wall it was asked for. Back has its own place. */
export function useResultsTop(search: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(search);
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    if (!isReturn && (top.current?.getBoundingClientRect().top ?? 0) < 0)
      top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [search, isReturn]);
  return top;
}
