import { randomUUID } from 'node:crypto';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createAccount, createRun } from '@adwright/test-kit/factories.ts';
import { expect, it } from 'vitest';

const page = { page: 1, page_size: 20, sort: 'newest' } as const;

describeOnDatabases('run store', (database) => {
  const stores = () => database().work.stores;
  const runs = () => stores().runs;
  const owner = async () => (await createAccount(stores())).id;

  it('answers the first run again for the same idempotency key of the same person', async () => {
    const [userId, otherId] = [await owner(), await owner()];
    const idempotencyKey = randomUUID();
    const insert = (by: string) =>
      runs().insert({
        id: randomUUID(),
        userId: by,
        tool: 'qr-code',
        queue: 'quick',
        input: { content: 'x' },
        creditsCost: 1,
        idempotencyKey,
      });
    const results = await Promise.all(Array.from({ length: 10 }, () => insert(userId)));
    expect(results.filter(({ inserted }) => inserted)).toHaveLength(1);
    expect(new Set(results.map(({ run }) => run.id)).size).toBe(1);
    expect((await insert(otherId)).inserted).toBe(true);
    expect((await createRun(stores(), userId)).id).not.toBe((await createRun(stores(), userId)).id);
  });

  it('shows a run to its owner only', async () => {
    const [userId, otherId] = [await owner(), await owner()];
    const run = await createRun(stores(), userId, { input: { content: 'ü€', nested: [1, null, { a: true }] } });
    expect(await runs().ofUser(userId, run.id)).toEqual(run);
    expect(await runs().byId(run.id)).toEqual(run);
    expect(await runs().ofUser(otherId, run.id)).toBeNull();
    expect(await runs().ofUser(userId, 'not-an-id')).toBeNull();
    expect(await runs().byId('not-an-id')).toBeNull();
  });

  it('lists by page, filter, keyword and order', async () => {
    const userId = await owner();
    const made = [];
    for (const content of ['one', 'two 50%', 'three'])
      made.push(await createRun(stores(), userId, { input: { content } }));
    const copy = await createRun(stores(), userId, { tool: 'ad-copy', input: { brief: 'One hundred' } });
    const ids = async (query: object) => (await runs().list(userId, { ...page, ...query })).list.map(({ id }) => id);
    const all = [...made, copy].map(({ id }) => id);
    expect(await ids({ sort: 'oldest' })).toEqual(all);
    expect(await ids({})).toEqual(all.toReversed());
    expect(await runs().list(userId, { ...page, page: 2, page_size: 3 })).toMatchObject({
      list: [{ id: all[0] }],
      total: 4,
    });
    expect(await runs().list(userId, { ...page, page: 9 })).toEqual({ list: [], total: 4 });
    expect(await ids({ tools: ['ad-copy', 'poster'] })).toEqual([copy.id]);
    expect(await ids({ keyword: 'ONE', sort: 'oldest' })).toEqual([made[0]?.id, copy.id]);
    expect(await ids({ keyword: '50%' })).toEqual([made[1]?.id]);
    expect(await ids({ keyword: '_' })).toEqual([]);
    expect(await ids({ status: 'succeeded' })).toEqual([]);
  });

  it('counts the runs that use up an allowance', async () => {
    const userId = await owner();
    const since = new Date(Date.now() - 60_000);
    const [kept, failed] = [await createRun(stores(), userId), await createRun(stores(), userId)];
    await createRun(stores(), userId, { tool: 'ad-copy' });
    await runs().finish(failed.id, { status: 'failed', errorCode: 'tool_failed' });
    await runs().finish(kept.id, { status: 'succeeded', output: {} });
    expect(await runs().countSince(userId, 'qr-code', since)).toBe(1);
    expect(await runs().countSince(userId, 'qr-code', new Date(Date.now() + 60_000))).toBe(0);
  });

  it('goes from queued to its end, counting attempts', async () => {
    const run = await createRun(stores(), await owner());
    expect(await runs().progress(run.id, 10, 'drawing')).toBe(false);
    const first = await runs().claim(run.id);
    expect(first).toMatchObject({ status: 'processing', attempts: 1 });
    expect(await runs().claim(run.id)).toMatchObject({ attempts: 2, startedAt: first?.startedAt });
    expect(await runs().progress(run.id, 40, 'drawing')).toBe(true);
    expect(await runs().finish(run.id, { status: 'succeeded', output: { text: 'done' } })).toBe(true);
    expect(await runs().byId(run.id)).toMatchObject({
      status: 'succeeded',
      progress: 100,
      output: { text: 'done' },
      finishedAt: expect.any(Date),
    });
    expect(await runs().claim(run.id)).toBeNull();
    expect(await runs().progress(run.id, 50, 'drawing')).toBe(false);
  });

  it('is ended by one of many', async () => {
    const run = await createRun(stores(), await owner());
    const ends = await Promise.all([
      runs().finish(run.id, { status: 'cancelled' }),
      runs().finish(run.id, { status: 'failed', errorCode: 'tool_failed' }),
      runs().finish(run.id, { status: 'succeeded', output: null }),
    ]);
    expect(ends.filter(Boolean)).toHaveLength(1);
  });
});
