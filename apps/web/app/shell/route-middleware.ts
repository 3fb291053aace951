import { isSignedIn, type SessionState } from '../session/session-state.ts';

type Answer = 'go-on' | 'log-in';
/** What a shell page may ask for before it is used, by name. */
type Middleware = (state: SessionState) => Answer;

const middlewares = new Map<string, Middleware>([
  // Until it is known who is there, nobody is sent anywhere.
  ['auth', (state) => (isSignedIn(state) || state.loading || state.leaving ? 'go-on' : 'log-in')],
]);

/** Asks each in turn. A name that nobody knows is a mistake in the program and must not pass for a permission. */
export function runMiddleware(names: readonly string[], state: SessionState): Answer {
  for (const name of names) {
    const middleware = middlewares.get(name);
    if (middleware === undefined) throw new Error(`Unknown route middleware: '${name}'`);
    if (middleware(state) === 'log-in') return 'log-in';
  }
  return 'go-on';
}
