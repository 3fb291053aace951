import { creditEntries } from '@adwright/db/schema/credits.ts';
import type { RunHandler } from '@adwright/domain/runs/ports.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openRunApp } from '../testing/run-app.ts';

const price = 5;
/** A machine that does other things takes its time. */
const patience = { timeout: 20_000 };

describeOnDatabases('people who share a worker', (database) => {
  it('wait for no more than the work in progress, whoever came with twelve runs, and pay exactly', async () => {
    const begun: string[] = [];
    const first = Promise.withResolvers<void>();
    const others = Promise.withResolvers<void>();
    // Each stands for a run of 180 pictures: it takes until the test says so.
    const handler: RunHandler = async (_input, context) => {
      begun.push(context.userId);
      await (begun.length === 1 ? first : others).promise;
      await sleep(5);
      return { steps: 1 };
    };
    const server = await openRunApp(database(), { handlers: { slow: handler }, concurrency: { quick: 2 } });
    const [many, one] = [await server.signUp(), await server.signUp()];
    const start = (token: string) => server.call('toolRun', { tool: 'slow', input: {} }, { token });
    for (let count = 0; count < 12; count += 1) await start(many.token);
    await expect.poll(() => begun.length, patience).toBe(2);
    const { id } = (await start(one.token)).body.data;
    expect((await server.call('toolRunGet', { id }, { token: one.token })).body.data).toMatchObject({
      status: 'queued',
      stage: 'queued',
    });
    // One place alone becomes free: of two at once nobody knows who begins first.
    first.resolve();
    await expect.poll(() => begun.length, patience).toBe(3);
    expect(begun[2]).not.toBe(begun[0]);
    others.resolve();
    await expect.poll(() => begun.length, patience).toBe(13);

    const credits = async (token: string) => (await server.call('userInfo', {}, { token })).body.data.credits;
    await expect
      .poll(async () => (await server.call('toolRunList', { status: 'succeeded' }, many)).body.data.total, patience)
      .toBe(12);
    expect(await credits(many.token)).toBe(many.credits - 12 * price);
    expect(await credits(one.token)).toBe(one.credits - price);
    const entries = await database().db.select().from(creditEntries);
    const ofRuns = Map.groupBy(
      entries.filter(({ runId }) => runId !== null),
      ({ runId }) => runId,
    );
    expect([...ofRuns.values()].map((ones) => ones.map(({ kind }) => kind).toSorted())).toEqual(
      Array.from({ length: 13 }, () => ['hold', 'settle']),
    );
    // What was measured now makes the next wait known.
    const { data } = (await server.call('toolRunGet', { id }, { token: one.token })).body;
    expect(data).toMatchObject({ status: 'succeeded' });
    expect(data.starts_in).toBeUndefined();
    await server.close();
  });
});
