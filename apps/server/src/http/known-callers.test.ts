import { expect, it, vi } from 'vitest';
import type { Caller } from './api.ts';
import { isPlainRead, knownCallers } from './known-callers.ts';

const caller: Caller = { userId: 'somebody', tokenHash: 'hash', scopes: null };

function open() {
  const now = { ms: 1_000_000 };
  const known = knownCallers(() => new Date(now.ms));
  const ask = vi.fn<() => Promise<Caller | null>>(async () => caller);
  return { now, known, ask };
}

it('asks once for what is read within a moment, and again after it', async () => {
  const { now, known, ask } = open();
  for (const later of [0, 1999]) {
    now.ms = 1_000_000 + later;
    expect(await known.who('token', ask)).toBe(caller);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  now.ms = 1_002_000;
  await known.who('token', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('tells tokens apart, and remembers nobody who is not known', async () => {
  const { known, ask } = open();
  await known.who('token', ask);
  const nobody = vi.fn(async () => null);
  for (let time = 0; time < 2; time += 1) expect(await known.who('another', nobody)).toBeNull();
  expect(nobody).toHaveBeenCalledTimes(2);
});

it('does not stretch a moment when the clock is set back', async () => {
  const { now, known, ask } = open();
  await known.who('token', ask);
  now.ms -= 60_000;
  await known.who('token', ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('remembers nothing that was found out before it had to forget', async () => {
  const { known, ask } = open();
  const slow = Promise.withResolvers<Caller | null>();
  const asked = known.who('token', () => slow.promise);
  known.forget();
  slow.resolve(caller);
  expect(await asked).toBe(caller);
  ask.mockResolvedValueOnce(null);
  expect(await known.who('token', ask)).toBeNull();
});

it('counts nothing as a plain read that ends, spends or starts something', () => {
  expect(['userInfo', 'projectList'].every((id) => isPlainRead(id as 'userInfo'))).toBe(true);
  for (const id of ['userLogout', 'userSessionsEnd', 'productGenerateScripts', 'payOrderStateSync'] as const)
    expect(isPlainRead(id)).toBe(false);
});
