import { randomUUID } from 'node:crypto';
import type { Registration } from '@adwright/domain/accounts/ports.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { expect, it } from 'vitest';

const minute = 60_000;
const now = new Date('2026-05-01T12:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);

function registration(change: Partial<Registration> = {}): Registration {
  const email = `${randomUUID()}@example.test`;
  const expiresAt = new Date(now.getTime() + 10 * minute);
  return {
    email,
    name: 'Ada',
    passwordHash: 'p',
    codeHash: 'c',
    locale: 'en',
    triesLeft: 5,
    expiresAt,
    sentAt: now,
    ...change,
  };
}

describeOnDatabases('registration store', (database) => {
  const store = () => database().work.stores.registrations;

  it('keeps the newest, but not one that comes too soon after the last', async () => {
    const first = registration();
    expect(await store().claim(first, before(minute))).toBe(true);
    expect(await store().claim({ ...first, codeHash: 'too soon' }, before(minute))).toBe(false);
    expect(await store().byEmail(first.email)).toEqual(first);
    const later = { ...first, codeHash: 'later', triesLeft: 3, sentAt: new Date(now.getTime() + 2 * minute) };
    expect(await store().claim(later, now)).toBe(true);
    expect(await store().byEmail(first.email)).toEqual(later);
  });

  it('lets one of many parallel requests through', async () => {
    const entry = registration();
    const claims = await Promise.all(Array.from({ length: 20 }, () => store().claim(entry, before(minute))));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('marks a letter unsent only while its code is the newest', async () => {
    const entry = registration();
    await store().claim(entry, before(minute));
    await store().markUnsent(entry.email, 'an older code');
    expect((await store().byEmail(entry.email))?.sentAt).toEqual(now);
    await store().markUnsent(entry.email, entry.codeHash);
    expect((await store().byEmail(entry.email))?.sentAt).toEqual(new Date(0));
  });

  it('counts tries down to nothing, one each, however they come', async () => {
    const entry = registration({ triesLeft: 5 });
    await store().claim(entry, before(minute));
    const tries = await Promise.all(Array.from({ length: 8 }, () => store().takeTry(entry.email)));
    expect(tries.toSorted((a, b) => b - a)).toEqual([4, 3, 2, 1, 0, -1, -1, -1]);
    expect(await store().takeTry('nobody@example.test')).toBe(-1);
  });

  it('sweeps what expired before a moment', async () => {
    const old = registration({ expiresAt: new Date('2020-01-01T00:00:00Z') });
    const current = registration();
    await store().claim(old, before(minute));
    await store().claim(current, before(minute));
    expect(await store().removeExpiredBefore(new Date('2021-01-01T00:00:00Z'))).toBe(1);
    expect(await store().byEmail(old.email)).toBeNull();
    expect(await store().byEmail(current.email)).not.toBeNull();
  });
});
