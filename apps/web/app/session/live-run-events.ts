import { followEvents } from '@adwright/contract/client/events-client.ts';
import { apiBase } from './api.ts';
import { createRunEvents } from './run-events.ts';
import { session, storedToken } from './session.ts';

/** The page's one stream of run events. */
export const runEvents = createRunEvents(
  (stream) =>
    followEvents({ ...stream, baseUrl: apiBase, token: storedToken, logOut: (refused) => session.refused(refused) }),
  {
    visible: () => document.visibilityState === 'visible',
    onChange: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  },
);
