import { expect, it } from 'vitest';
import { type SessionState, unknownSession } from '../session/session-state.ts';
import { runMiddleware } from './route-middleware.ts';

const visitor: SessionState = { ...unknownSession, loading: false };
const person: SessionState = { ...visitor, user_info: { user_email: 'a@b.c', user_name: 'Ada', user_id: 'u1' } };

it('auth asks a visitor to log in, and nobody else', () => {
  expect(runMiddleware(['auth'], visitor)).toBe('log-in');
  expect(runMiddleware(['auth'], person)).toBe('go-on');
  expect(runMiddleware(['auth'], unknownSession)).toBe('go-on');
  expect(runMiddleware([], visitor)).toBe('go-on');
});

it.each(['teleport', 'constructor', ''])('refuses an unknown route middleware: “%s”', (name) => {
  expect(() => runMiddleware(['auth', name], person)).toThrow('Unknown route middleware');
});
