import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isSignedIn } from '../session/session-state.ts';
import { useSession } from '../session/session.ts';
import { isUnspecific } from './dashboard-address.ts';
import { markClosed, placeOf, readSaved, saveDashboard } from './saved-dashboard.ts';
import { useDashboard } from './use-dashboard.ts';

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
    const save = () => saveDashboard(address, true, Date.now(), localStorage);
    save();
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [open, address, person]);
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

/** Once, as soon as it is known who is there. Whoever followed a link of ours has gone elsewhere on purpose. */
function useAutoRestore(): void {
  const { address, open } = useDashboard();
  const { loading, leaving } = useSession();
  const person = isSignedIn(useSession());
  const done = useRef(false);
  useEffect(() => {
    if (done.current || loading) return;
    done.current = true;
    if (!person || leaving || address !== null) return;
    if (cameByLink()) return markClosed(Date.now(), localStorage);
    const saved = readSaved(Date.now(), localStorage);
    const place = saved?.isOpen ? placeOf(saved) : null;
    if (place !== null) void open(place.section, place.detail, { replace: true });
  }, [loading, leaving, person, address, open]);
}

function cameByLink(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}
