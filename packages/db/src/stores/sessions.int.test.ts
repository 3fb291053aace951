import { randomUUID } from 'node:crypto';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { expect, it } from 'vitest';

describeOnDatabases('session store', (database) => {
  const stores = () => database().work.stores;
  const begin = async (now: Date) => {
    const { id: userId } = await createAccount(stores());
    const tokenHash = randomUUID();
    await stores().sessions.insert({ tokenHash, userId, now });
    return { tokenHash, userId };
  };

  it('finds, touches and ends a session', async () => {
    const begun = new Date('2026-05-01T12:00:00Z');
    const { tokenHash, userId } = await begin(begun);
    const later = new Date('2026-05-02T12:00:00.123Z');
    await stores().sessions.touch(tokenHash, { now: later, address: '203.0.113.7' });
    expect(await stores().sessions.find(tokenHash)).toEqual({ tokenHash, userId, createdAt: begun, lastUsedAt: later });
    await stores().sessions.remove(tokenHash);
    expect(await stores().sessions.find(tokenHash)).toBeNull();
  });

  it('removes the sessions that nobody used for long or that were begun long ago, and only those', async () => {
    const old = await begin(new Date('2020-01-01T00:00:00Z'));
    const fresh = await begin(new Date('2026-05-01T00:00:00Z'));
    const busy = await begin(new Date('2025-01-01T00:00:00Z'));
    await stores().sessions.touch(busy.tokenHash, { now: new Date('2026-05-01T00:00:00Z'), address: '' });
    const dead = { usedBefore: new Date('2021-01-01T00:00:00Z'), begunBefore: new Date('2020-01-01T00:00:00Z') };
    expect(await stores().sessions.removeDead(dead)).toBe(1);
    expect(await stores().sessions.find(old.tokenHash)).toBeNull();
    expect(await stores().sessions.find(busy.tokenHash)).not.toBeNull();
    expect(await stores().sessions.removeDead({ ...dead, begunBefore: new Date('2025-06-01T00:00:00Z') })).toBe(1);
    expect(await stores().sessions.find(busy.tokenHash)).toBeNull();
    expect(await stores().sessions.find(fresh.tokenHash)).not.toBeNull();
  });
});
