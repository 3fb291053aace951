import { openAt, placeEmbedded } from '@adwright/test-kit/database-place.ts';
import { openDatabase } from '@adwright/db/open-database.ts';
import { runningPostgres } from '@adwright/postgres/running-postgres.ts';
import { sliceOf } from '@adwright/postgres/testing/slice-of.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openOwnDatabase } from '../testing/own-database.ts';
import { goesFirst, mayGoFirst } from '../testing/goes-first.ts';
import { familyOf, isAlive, type Relative, rolesIn } from '../testing/process-family.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { call, createPerson, ended, expectChargedOnce } from '../testing/slow-person.ts';

const product = fileURLToPath(new URL('../testing/slow-product.ts', import.meta.url));
const oneProcess = fileURLToPath(new URL('../testing/slow-server.ts', import.meta.url));
const patience = { timeout: 60_000, interval: 100 };
const slow = (ms: number) => ({ tool: 'slow', input: { ms } });

/** The processes of a product by what they do; of those that have ended since, nothing. */
async function partsOf(supervisor: number) {
  const family = await familyOf(supervisor);
  const named = (name: string): Relative | undefined => family.find(({ command }) => command.includes(name));
  return { family, database: named('bin/postgres'), ...(await rolesIn(supervisor, 'slow-role')) };
}

async function holdForever(dataDir: string): Promise<void> {
  const database = await openAt({ url: runningPostgres(dataDir), dataDir });
  if (database.kind !== 'postgres') throw new Error('The product has a Postgres of its own');
  await database.pool.query(`update runs set leased_until = now() + interval '1 day' where leased_by is not null`);
  await database.close();
}

async function answers(url: string): Promise<void> {
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
}

it(
  'every process that is killed comes back; with the first all end; nothing is lost or charged twice',
  {
    timeout: 240_000,
  },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'adwright-crash-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const place = { url: null, dataDir };
    const before = await openOwnDatabase(dataDir);
    const { userId, token } = await createPerson(before, 40);
    await before.close();

    const first = await startServerProcess(place, { LOG_LEVEL: 'silent' }, product);
    const { id } = await call(first.url, token, 'toolRun', slow(4000));
    const waiting = await call(first.url, token, 'toolRun', slow(3000));
    await vi.waitUntil(async () => (await call(first.url, token, 'toolRunGet', { id })).progress >= 20, patience);

    // Who works gives way to who answers.
    const { web, worker } = await partsOf(first.pid);
    expect(getPriority(worker?.pid)).toBeGreaterThan(getPriority(web?.pid));
    await vi.waitUntil(() => goesFirst(web?.pid ?? 0) === mayGoFirst(), patience);
    const usual = sliceOf('self');
    const short = usual === null ? null : 100_000;
    const connection = (await partsOf(first.pid)).family.find(
      ({ command, pid }) => command.startsWith('postgres: adwright ') && !goesFirst(pid),
    );
    const slices = [web, connection, worker].map((one) => sliceOf(one?.pid ?? 0));
    // Who goes first has none.
    expect(slices).toEqual([mayGoFirst() ? null : short, short, usual]);
    // Who works, with a job in its hands; then who answers.
    for (const role of ['worker', 'web'] as const) {
      const killed = (await partsOf(first.pid))[role];
      if (killed === undefined) throw new Error('The product has two processes of its own');
      // Whoever waited for the time to be up that its worker had for it would wait for ever.
      await holdForever(dataDir);
      process.kill(killed.pid, 'SIGKILL');
      await vi.waitUntil(async () => !(await isAlive(killed)), patience);
      await vi.waitUntil(async () => (await partsOf(first.pid))[role] !== undefined, patience);
      await vi.waitFor(() => answers(first.url), patience);
    }
    // The database, under both of them.
    const { database } = await partsOf(first.pid);
    process.kill(database?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => answers(first.url), patience);
    await vi.waitFor(() => call(first.url, token, 'toolRun', slow(10)), patience);

    await vi.waitUntil(
      async () => (await call(first.url, token, 'toolRunGet', { id })).status === 'succeeded',
      patience,
    );

    // The one that watches the others: a power cut for all of them.
    const { family } = await partsOf(first.pid);
    await holdForever(dataDir);
    const cutOff = call(first.url, token, 'toolRun', slow(10)).catch(() => null);
    await first.kill();
    await cutOff;
    await vi.waitFor(async () => {
      const left = await Promise.all(family.map(async (one) => ((await isAlive(one)) ? [one.command] : [])));
      expect(left.flat()).toEqual([]);
    }, patience);

    const second = await startServerProcess(place, { LOG_LEVEL: 'silent' }, product);
    for (const run of [id, waiting.id]) {
      const assets = [{ name: 'note.txt', bytes: 'done'.length }];
      expect(await ended(second.url, token, run)).toMatchObject({ status: 'succeeded', progress: 100, assets });
    }
    const { list } = await call(second.url, token, 'toolRunList', {});
    for (const run of list) expect((await ended(second.url, token, run.id)).status).toBe('succeeded');
    // Ctrl-C: everything ends in order, and nothing outlives it.
    const all = (await partsOf(second.pid)).family;
    expect(await second.interrupt()).toBe(0);
    expect((await Promise.all(all.map(isAlive))).filter(Boolean)).toEqual([]);

    const after = await openOwnDatabase(dataDir);
    await expectChargedOnce(after, { userId, runs: list.map((run) => run.id), credits: 40 });
    expect((await after.work.stores.runs.byId(id))?.attempts).toBeGreaterThan(1);
    await after.close();
  },
);

it(
  'in one process with the embedded database, too, a killed job is finished after the restart and charged once',
  {
    timeout: 180_000,
  },
  async () => {
    const place = await placeEmbedded();
    onTestFinished(() => place.remove());
    const before = await openDatabase(place.options);
    const { userId, token } = await createPerson(before, 20);
    await before.close();

    const first = await startServerProcess(place.options, {}, oneProcess);
    const { id } = await call(first.url, token, 'toolRun', slow(2000));
    while ((await call(first.url, token, 'toolRunGet', { id })).progress < 20) await sleep(50);
    await first.kill();
    const second = await startServerProcess(place.options, {}, oneProcess);
    expect(await ended(second.url, token, id)).toMatchObject({ status: 'succeeded', progress: 100 });
    await second.kill();

    const after = await openDatabase(place.options);
    await expectChargedOnce(after, { userId, runs: [id], credits: 20 });
    expect((await after.work.stores.runs.byId(id))?.attempts).toBe(2);
    await after.close();
  },
);
