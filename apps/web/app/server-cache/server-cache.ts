import { QueryClient } from '@tanstack/react-query';
import { isSignedIn } from '../session/session-state.ts';
import { session } from '../session/session.ts';

/**
 * What the server has answered, for the sections of the dashboard. The client behind every call repeats what is worth
 * repeating and knows what to say without a connection, so nothing is asked again or held back here.
 */
export const serverCache = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      // A section that is still on screen while its person leaves asks for nothing any more.
      enabled: () => isSignedIn(session.get()),
    },
  },
});

let person = session.get().user_info?.user_id;

/**
 * Nothing of one person's is ever there for the next. What is on screen is asked again rather than dropped: a question
 * that was under way when it became known who is looking would never be answered otherwise.
 */
session.subscribe(() => {
  const now = session.get().user_info?.user_id;
  if (now === person) return;
  person = now;
  serverCache.getMutationCache().clear();
  serverCache.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  void serverCache.resetQueries();
});
