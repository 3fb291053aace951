import { expect, it } from 'vitest';
import { parsePending } from './pending-registration.ts';

const stored = { email: 'ada@example.com', name: 'Ada', expiresAt: 2000, resendAt: 500 };

it('comes back after a reload, without the password', () => {
  expect(parsePending(JSON.stringify({ ...stored, password: 'leaked' }), 1000)).toEqual({ ...stored, password: null });
});

it.each([
  ['its code has run out', JSON.stringify({ ...stored, expiresAt: 1000 })],
  ['it is not ours', '{"email":1}'],
  ['it is nothing', 'null'],
  ['it is broken', '{'],
])('is dropped when %s', (_, text) => {
  expect(parsePending(text, 1000)).toBeNull();
});
