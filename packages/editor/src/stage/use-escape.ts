import { type RefObject, useEffect, useRef } from 'react';
import { reaches } from '../keyboard/key-place.ts';

/** Dialogs around the editor close on Escape before anything inside them hears of it; the window hears it first. */
export function useEscape(viewport: RefObject<HTMLElement | null>, onEscape: (target: Element) => boolean): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const root = viewport.current?.closest<HTMLElement>('[data-editor]') ?? null;
      if (event.key !== 'Escape' || event.isComposing || !reaches(root, target)) return;
      // What is being written or named ends by its own key.
      if (!(target instanceof Element) || target.matches('[data-writing]')) return;
      if (latest.current(target)) event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [viewport]);
}
