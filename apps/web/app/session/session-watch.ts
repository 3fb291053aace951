import { useEffect } from 'react';
import { type Account, isSignedIn } from './session-state.ts';
import { session, storedToken, useSession } from './session.ts';
import { keepTabsInStep } from './tabs.ts';

/** Finds out who is there and keeps it true. Mounted once, over all pages. */
export function SessionWatch(): null {
  useEffect(keepSession, []);
  useKnownPerson();
  return null;
}

function keepSession(): () => void {
  const stop = new AbortController();
  const askAgain = () => {
    const { loading, token } = session.get();
    if (loading || document.visibilityState !== 'visible') return;
    // Runs end and money comes while nobody looks, maybe on another machine.
    if (token !== null) void session.refresh();
    else if (storedToken() !== null) void session.load();
  };
  addEventListener('storage', ({ key }) => session.storageChanged(key), stop);
  // A lost connection hides who is signed in; these are the moments at which it may be back.
  addEventListener('online', askAgain, stop);
  document.addEventListener('visibilitychange', askAgain, stop);
  const forgetTabs = stayInStep();
  void session.load();
  return () => {
    stop.abort();
    forgetTabs();
  };
}

function stayInStep(): () => void {
  if (typeof BroadcastChannel !== 'function') return () => {};
  const channel = new BroadcastChannel('session');
  const stop = keepTabsInStep(session, {
    say: (account) => channel.postMessage(account),
    hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<Account>) => listener(data)),
  });
  return () => {
    stop();
    channel.close();
  };
}

/** The script before the first paint guessed from the stored token; from here on it is known. */
function useKnownPerson(): void {
  const state = useSession();
  const known = !state.loading;
  const signedIn = isSignedIn(state);
  useEffect(() => {
    if (known) document.documentElement.toggleAttribute('data-person', signedIn);
  }, [known, signedIn]);
}
