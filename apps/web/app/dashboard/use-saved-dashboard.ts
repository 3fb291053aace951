import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isSignedIn } from '../session/session-state.ts';
import { useSession } from '../session/session.ts';
import { isUnspecific } from './dashboard-address.ts';
import { isPageItWasOpenOn, rememberPage } from './dashboard-page.ts';
import { markClosed, placeOf, readSaved, saveDashboard } from './saved-dashboard.ts';
import { useDashboard } from './use-dashboard.ts';

const renewMs = 60_000;

/**
 * Keeps where the person is while the dashboard is open, and brings them back: at the start of a page when it was
 * left open, and when it is opened again without a word about where. Answers whether the address may be followed.
 */
export function useSavedDashboard(open: boolean): boolean {
  const { search } = useLocation();
  const settled = !isUnspecific(search);
  useAutoRestore();
  useReopening(open && !settled);
  useSaving(open && settled);
  return settled;
}

function useSaving(open: boolean): void {
  const { address } = useDashboard();
  const { pathname } = useLocation();
  const person = isSignedIn(useSession());
  const wasOpen = useRef(false);
  useEffect(() => {
    // Signing out empties the storage: what is written after it would be the last person's.
    if (!person) {
      wasOpen.current = false;
      return undefined;
    }
    if (!open || address === null) {
      if (wasOpen.current) markClosed(Date.now(), localStorage);
      wasOpen.current = false;
      return undefined;
    }
    wasOpen.current = true;
    rememberPage(pathname, () => sessionStorage);
    const save = () => saveDashboard(address, true, Date.now(), localStorage);
    save();
    // Whoever works in one section for long is still there: what is kept must not grow old under them.
    const timer = setInterval(save, renewMs);
    addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', save);
    };
  }, [open, address, person, pathname]);
}

function useReopening(wanted: boolean): void {
  const { open } = useDashboard();
  useEffect(() => {
    if (!wanted) return;
    const saved = readSaved(Date.now(), localStorage);
    const place = saved && placeOf(saved);
    void open(place?.section ?? 'Home', place?.detail, { replace: true });
  }, [wanted, open]);
}

/** Once, as soon as it is known who is there, on the page it was open over. Any other was asked for by itself. */
function useAutoRestore(): void {
  const { address, open } = useDashboard();
  const { pathname } = useLocation();
  const { loading, leaving } = useSession();
  const person = isSignedIn(useSession());
  const done = useRef(false);
  useEffect(() => {
    if (done.current || loading) return;
    done.current = true;
    if (!person || leaving || address !== null) return;
    if (cameByLink() || !isPageItWasOpenOn(pathname, () => sessionStorage)) return markClosed(Date.now(), localStorage);
    const saved = readSaved(Date.now(), localStorage);
    const place = saved?.isOpen ? placeOf(saved) : null;
    if (place !== null) void open(place.section, place.detail, { replace: true });
  }, [loading, leaving, person, address, open, pathname]);
}

function cameByLink(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}
