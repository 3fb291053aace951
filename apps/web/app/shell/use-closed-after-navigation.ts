import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Whoever followed a link out of a menu has left the menu. */
export function useClosedAfterNavigation(ids: readonly string[]): void {
  const { key } = useLocation();
  useEffect(() => {
    for (const id of ids) {
      const menu = document.getElementById(id);
      if (menu?.matches(':popover-open')) menu.hidePopover();
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new key is a navigation
  }, [key, ids]);
}
