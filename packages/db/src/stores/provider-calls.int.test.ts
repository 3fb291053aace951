import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { providerCalls } from '../schema/provider-calls.ts';

const longAgo = new Date(0);

describeOnDatabases('provider call store', (database) => {
  it('counts an estimate until the call ends, then what it really cost', async () => {
    const { db, work } = database();
    const calls = work.stores.providerCalls;
    const { id: userId } = await createAccount(work.stores);
    const call = { userId, runId: null, capability: 'image', vendor: 'maker', model: 'm', costMicros: 90_000 } as const;
    const id = await calls.begin(call);
    expect(await calls.spentSince('image', longAgo)).toBe(90_000);
    const end = { outcome: 'succeeded', units: { images: 2 }, costMicros: 80_000, ms: 1200, failure: null } as const;
    await calls.end(id, end);
    expect(await calls.spentSince('image', longAgo)).toBe(80_000);
    expect(await db.select().from(providerCalls).where(eq(providerCalls.id, id))).toMatchObject([{ ...call, ...end }]);
  });

  it('keeps capabilities and periods apart, and adds nothing for a price nobody knows', async () => {
    const calls = database().work.stores.providerCalls;
    const call = { userId: null, runId: null, vendor: 'maker', model: 'm' };
    await calls.begin({ ...call, capability: 'video', costMicros: 5_000_000_000 });
    await calls.begin({ ...call, capability: 'video', costMicros: null });
    expect(await calls.spentSince('video', longAgo)).toBe(5_000_000_000);
    expect(await calls.spentSince('video', new Date(Date.now() + 60_000))).toBe(0);
    expect(await calls.spentSince('talking_head', longAgo)).toBe(0);
  });

  it('lets one at a time read what is spent and begin the next call', async () => {
    const { work } = database();
    const begin = () =>
      work.transact(async ({ providerCalls: calls }) => {
        await calls.lock('speech');
        const spent = await calls.spentSince('speech', longAgo);
        if (spent + 10 > 50) return false;
        await calls.begin({ userId: null, runId: null, capability: 'speech', vendor: 'v', model: 'm', costMicros: 10 });
        return true;
      });
    const begun = await Promise.all(Array.from({ length: 20 }, begin));
    expect(begun.filter(Boolean)).toHaveLength(5);
  });
});
