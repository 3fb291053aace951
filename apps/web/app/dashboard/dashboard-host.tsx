import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toastError } from '../parts/notices.ts';
import { PartBoundary } from '../parts/part-boundary.tsx';
import { isSignedIn } from '../session/session-state.ts';
import { session, useSession } from '../session/session.ts';
import { useOpening } from './opening.ts';
import { OpeningOverlay } from './opening-overlay.tsx';
import { ruleOf } from './section-keys.ts';
import { useDashboardEvents } from './use-dashboard-events.ts';
import { useDashboard } from './use-dashboard.ts';
import { useSavedDashboard } from './use-saved-dashboard.ts';

const DashboardPart = lazy(async () => ({ default: (await import('./dashboard-part.tsx')).DashboardPart }));

/** Opens the dashboard when the address asks for it; without a token the login modal comes instead. */
export function DashboardHost({ onListening }: { onListening: () => void }) {
  const t = useTranslations('shell.notices');
  const { address, close } = useDashboard();
  const state = useSession();
  const person = isSignedIn(state);
  const allowed = person || (address !== null && ruleOf(address.section).gate === 'anyone');
  useLoginInstead(address !== null && !allowed && !state.loading, address !== null && person);
  useDashboardEvents();
  useEffect(onListening, [onListening]);
  const settled = useSavedDashboard(address !== null && allowed);
  const open = address !== null && allowed && settled;
  const [ready, setReady] = useState(false);
  const opening = useOpening(open, ready);
  // Stays mounted after its first use, so that it can leave gracefully.
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  if (!open && ready) setReady(false);
  if (!used) return null;
  const giveUp = () => {
    setUsed(false);
    close({ replace: true });
    toastError(t('error'), t('partFailed'));
  };
  return (
    <>
      <PartBoundary onError={giveUp}>
        <Suspense>
          <DashboardPart open={open} onReady={setReady} />
        </Suspense>
      </PartBoundary>
      {opening !== null && <OpeningOverlay progress={opening} />}
    </>
  );
}

/** Asks once; whoever closes the login modal, or has just signed out here or elsewhere, has closed the dashboard with it. */
function useLoginInstead(needed: boolean, inside: boolean): void {
  const { close } = useDashboard();
  const { loginModal, leaving } = useSession();
  const asked = useRef(false);
  const wasInside = useRef(false);
  useEffect(() => {
    if (!needed) asked.current = false;
    else if (leaving || ((asked.current || wasInside.current) && !loginModal)) close({ replace: true });
    else if (!asked.current) {
      asked.current = true;
      session.openLogin();
    }
    wasInside.current = inside;
  }, [needed, inside, leaving, loginModal, close]);
}
