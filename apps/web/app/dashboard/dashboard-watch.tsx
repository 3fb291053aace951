import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { PartBoundary } from '../parts/part-boundary.tsx';
import { isSignedIn } from '../session/session-state.ts';
import { useSession } from '../session/session.ts';
import { asksForDashboard } from './section-parameter.ts';

const DashboardHost = lazy(async () => ({ default: (await import('./dashboard-host.tsx')).DashboardHost }));

const events = ['feature-switch', 'template-selected'] as const;

/**
 * A visitor who only reads need not fetch what the dashboard knows of its sections: it comes with a person, with an
 * address that asks for it, or with an event, which it then hears.
 */
export function DashboardWatch() {
  const { search } = useLocation();
  const person = isSignedIn(useSession());
  const { called, onListening } = useMissedEvents();
  if (!person && !called && !asksForDashboard(search)) return null;
  return (
    <PartBoundary>
      <Suspense>
        <DashboardHost onListening={onListening} />
      </Suspense>
    </PartBoundary>
  );
}

/** Keeps what is said to the dashboard before it is there, and says it again once it listens. */
function useMissedEvents(): { called: boolean; onListening: () => void } {
  const missed = useRef<{ type: string; detail: unknown }[]>([]);
  const stop = useRef<AbortController>(null);
  const [called, setCalled] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    stop.current = listening;
    for (const type of events) {
      const keep = ({ detail }: CustomEvent): void => {
        missed.current.push({ type, detail });
        setCalled(true);
      };
      addEventListener(type, keep, listening);
    }
    return () => listening.abort();
  }, []);
  const onListening = useCallback(() => {
    stop.current?.abort();
    for (const { type, detail } of missed.current.splice(0)) window.dispatchEvent(new CustomEvent(type, { detail }));
  }, []);
  return { called, onListening };
}
