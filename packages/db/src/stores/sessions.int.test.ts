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
    const { tokenHash, userId } = await begin(new Date('2026-05-01T12:00:00Z'));
    const later = new Date('2026-05-02T12:00:00.123Z');
    await stores().sessions.touch(tokenHash, later);
    expect(await stores().sessions.find(tokenHash)).toEqual({ tokenHash, userId, lastUsedAt: later });
    await stores().sessions.remove(tokenHash);
    expect(await stores().sessions.find(tokenHash)).toBeNull();
  });

  it('removes the sessions nobody used since a moment, and only those', async () => {
    const old = await begin(new Date('2020-01-01T00:00:00Z'));
    const fresh = await begin(new Date('2026-05-01T00:00:00Z'));
    expect(await stores().sessions.removeUnusedSince(new Date('2021-01-01T00:00:00Z'))).toBe(1);
    expect(await stores().sessions.find(old.tokenHash)).toBeNull();
    expect(await stores().sessions.find(fresh.tokenHash)).not.toBeNull();
  });
});
