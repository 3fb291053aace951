import { placePostgres } from '@adwright/test-kit/database-place.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { openPostgres } from './open-postgres.ts';
import { openReadingLane } from './reading-lane.ts';

async function openFresh() {
  const fresh = await placePostgres(inject('databaseServer'), 'empty');
  const onError = vi.fn();
  const database = await openPostgres(fresh.options.url ?? '', { onError, readingLane: {} });
  onTestFinished(async () => {
    // One of them has closed it already.
    await database.close().catch(() => undefined);
    await fresh.remove();
  });
  return { database, onError };
}

it('reads that come together take one connection, and each gets its own answer or its own failure', async () => {
  const { database } = await openFresh();
  const people = await Promise.all(Array.from({ length: 4 }, () => createAccount(database.work.stores)));
  const before = database.pool.totalCount;
  const divided = (by: number) =>
    database.pool.query<{ share: number }>({ name: 'share', text: 'select 12 / $1::int as share' }, [by]);
  const shares = Promise.allSettled([1, 0, 3, 0, 4].map(divided));
  const found = await Promise.all(people.map(({ id }) => database.work.stores.accounts.byId(id)));
  expect(found.map((account) => account?.id)).toEqual(people.map(({ id }) => id));
  const answers = (await shares).map((one) => (one.status === 'fulfilled' ? one.value.rows[0]?.share : 'failed'));
  expect(answers).toEqual([12, 'failed', 4, 'failed', 3]);
  expect(database.pool.totalCount).toBe(before);
});

it('a connection that broke costs what was under way on it, and the next read has another', async () => {
  const { database, onError } = await openFresh();
  const { stores } = database.work;
  const { id } = await createAccount(stores);
  expect(await stores.accounts.byId(id)).not.toBeNull();
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await vi.waitUntil(() => onError.mock.calls.length > 0, { timeout: 5000, interval: 5 });
  expect(await stores.accounts.byId(id)).not.toBeNull();
});

it('sees what was written before it was asked, answers what was asked, and is closed with the rest', async () => {
  const { database } = await openFresh();
  const { stores, transact } = database.work;
  const { id } = await transact((within) => createAccount(within));
  expect(await stores.accounts.byId(id)).not.toBeNull();
  const last = database.pool.query({ name: 'late', text: 'select pg_sleep($1)' }, [0.1]);
  await database.close();
  expect((await last).rowCount).toBe(1);
  await expect(stores.accounts.byId(id)).rejects.toThrow(/after calling end/);
});

it('nobody holds a connection that nobody has used for long', async () => {
  const fresh = await placePostgres(inject('databaseServer'), 'empty');
  const config = { connectionString: fresh.options.url ?? '' };
  const onAnswerer = vi.fn();
  const lane = openReadingLane(config, { idleMs: 40, onError: () => undefined, onAnswerer });
  const pid = async (): Promise<unknown> => (await lane.ask({ text: 'select pg_backend_pid() as pid' })).rows[0]?.pid;
  const first = await pid();
  expect(onAnswerer.mock.calls).toEqual([[first]]);
  await sleep(200);
  await vi.waitFor(async () => expect(await pid()).not.toBe(first), { timeout: 10_000, interval: 200 });
  await lane.close();
  await fresh.remove();
});
