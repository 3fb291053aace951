import { useEffect } from 'react';
import { SessionProvider } from './session-provider.tsx';
import { isSignedIn } from './session-state.ts';
import { useSession } from './session.ts';

/** Everything of the session that may appear over a page; loaded by the shell. */
export function SessionPart() {
  useKnownPerson();
  return <SessionProvider>{null}</SessionProvider>;
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
