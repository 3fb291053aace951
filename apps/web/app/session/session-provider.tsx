import { type ReactNode, useEffect } from 'react';
import { DashboardHost } from '../dashboard/dashboard-host.tsx';
import { NoticeHosts } from './notice-hosts.tsx';
import { SessionParts } from './session-parts.tsx';
import { session, storedToken } from './session.ts';

/** Finds out who is there, keeps it true, and shows what may appear over any page. Mounted once, by the root. */
export function SessionProvider({ children }: { children: ReactNode }) {
  useEffect(keepSession, []);
  return (
    <>
      {children}
      <SessionParts />
      <DashboardHost />
      <NoticeHosts />
    </>
  );
}

function keepSession(): () => void {
  const stop = new AbortController();
  const askAgain = () => {
    const { loading, token } = session.get();
    if (!loading && token === null && storedToken() !== null && document.visibilityState === 'visible') {
      void session.load();
    }
  };
  addEventListener('storage', ({ key }) => session.storageChanged(key), stop);
  // A lost connection hides who is signed in; these are the moments at which it may be back.
  addEventListener('online', askAgain, stop);
  document.addEventListener('visibilitychange', askAgain, stop);
  void session.load();
  return () => stop.abort();
}
