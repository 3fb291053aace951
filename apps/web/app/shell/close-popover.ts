import type { MouseEvent } from 'react';

/** For a popover's click handler: following a link inside closes it, as leaving the page would. */
export function closeAfterLink(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
}
