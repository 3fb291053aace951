import { useRef } from 'react';

type FocusReturn = { onOpenAutoFocus: () => void; onCloseAutoFocus: (event: Event) => void };

/**
 * Gives the focus back to whatever had it when the sheet opened. The library does so only for sheets with a
 * trigger of their own; ours are opened by state, and would leave the keyboard at the top of the page.
 */
export function useFocusReturn(): FocusReturn {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      // The element stood where it was left; scrolling to one in a sticky header would move the page to its top.
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
  };
}
