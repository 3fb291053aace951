import { type RefObject, useEffect, useRef } from 'react';

/** Dialogs around the editor close on Escape before anything inside them hears of it; the window hears it first. */
export function useEscape(stage: RefObject<HTMLElement | null>, onEscape: () => boolean): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !stage.current?.contains(document.activeElement)) return;
      // A text that is being written ends by its own key.
      if (document.activeElement?.matches('[data-writing]')) return;
      if (latest.current()) event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [stage]);
}
