/** `npm run chaos`: three minutes, or CHAOS_SECONDS. No part of the suite: finding out that a worker is dead takes a minute. */
import { assets } from '@adwright/db/schema/assets.ts';
import { creditEntries } from '@adwright/db/schema/credits.ts';
import { runs } from '@adwright/db/schema/runs.ts';
import { hashToken, newToken } from '@adwright/domain/accounts/session-token.ts';
import { createOrphanSweep } from '@adwright/domain/assets/sweep-orphans.ts';
import { maxAttempts } from '@adwright/jobs/leases.ts';
import { openS3Storage } from '@adwright/storage/open-s3-storage.ts';
import { type S3Server, startS3Server } from '@adwright/storage/testing/s3-server.ts';
import { openAt, type TestDatabase } from '@adwright/test-kit/database-place.ts';
import { describeOnPlaces } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

const program = fileURLToPath(new URL('testing/film-server.ts', import.meta.url));
const seconds = Number(process.env['CHAOS_SECONDS'] ?? 0);
const people = 4;
const credits = 10_000;
const price = 5;
/** Longer than it takes to find out that a worker is dead. */
const recoverySeconds = 150;

type Machine = { readonly name: string; readonly role: 'web' | 'worker'; process: ServerProcess | null };

describeOnPlaces('two web and two worker processes, killed at random', (place) => {
  async function start(machine: Machine, folder: string, bucket: S3Server): Promise<void> {
    const env = { ROLE: machine.role, SECRET: 's'.repeat(32), ...bucket.env };
    const options = { ...place().options, dataDir: join(folder, machine.name) };
    machine.process = await startServerProcess(options, env, program);
  }

  it.runIf(seconds > 0)(
    'lose nothing, charge nothing twice and leave no file',
    { timeout: (seconds + 300) * 1000 },
    async () => {
      const bucket = await startS3Server();
      const folder = await mkdtemp(join(tmpdir(), 'adwright-chaos-'));
      const database = await openAt(place().options);
      const machines: Machine[] = [
        { name: 'web-1', role: 'web', process: null },
        { name: 'web-2', role: 'web', process: null },
        { name: 'worker-1', role: 'worker', process: null },
        { name: 'worker-2', role: 'worker', process: null },
      ];
      onTestFinished(async () => {
        for (const { process } of machines) await process?.kill();
        await database.close();
        await bucket.close();
        await rm(folder, { recursive: true, force: true });
      });
      const tokens = await Promise.all(Array.from({ length: people }, () => person(database)));
      await Promise.all(machines.map((machine) => start(machine, folder, bucket)));

      const over = AbortSignal.timeout(seconds * 1000);
      const ordered: string[] = [];
      const orders = tokens.map(async (token) => {
        while (!over.aborted) {
          ordered.push(await order(machines, token));
          await sleep(randomInt(50, 250));
        }
      });
      const killed: string[] = [];
      const restarts: Promise<void>[] = [];
      while (!over.aborted) {
        await sleep(randomInt(500, 3000));
        const alive = machines.filter(({ process }) => process !== null);
        const machine = alive[randomInt(Math.max(1, alive.length))];
        if (machine === undefined) continue;
        const { process } = machine;
        machine.process = null;
        killed.push(machine.name);
        await process?.kill();
        restarts.push(start(machine, folder, bucket));
      }
      await Promise.all([...orders, ...restarts]);
      process.stdout.write(`${ordered.length} orders, ${killed.length} killed: ${killed.join(' ')}\n`);
      await allEnded(database);

      const rows = await database.db.select().from(runs);
      expect(rows.map(({ id }) => id).toSorted()).toEqual([...new Set(ordered)].toSorted());
      // Whose worker was killed under it every time is given up, as what kills its worker by itself has to be.
      const made = rows.filter(({ status }) => status === 'succeeded');
      const givenUp = rows.filter(({ status, attempts }) => status === 'failed' && attempts === maxAttempts);
      process.stdout.write(`${made.length} made, ${givenUp.length} given up after ${maxAttempts} killed attempts\n`);
      expect(made.length + givenUp.length).toBe(rows.length);
      const entries = await database.db.select().from(creditEntries);
      for (const { id, status } of rows) {
        const ofRun = entries.filter(({ runId }) => runId === id);
        const end = status === 'succeeded' ? 'settle 0' : `release ${price}`;
        expect(ofRun.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([`hold ${-price}`, end]);
      }
      const left = entries.reduce((sum, { amount }) => sum + amount, 0);
      expect(left).toBe(people * credits - made.length * price);

      // What a killed attempt left goes with the sweep; then there is a file for each row, and no other.
      const storage = openS3Storage(bucket.options);
      const clock = () => new Date(Date.now() + 48 * 60 * 60 * 1000);
      await createOrphanSweep({ work: database.work, storage, clock })();
      await storage.sweepUnpublished(clock());
      storage.close();
      const kept = await database.db.select({ key: assets.storageKey }).from(assets);
      expect([...bucket.bucket.objects.keys()].toSorted()).toEqual(kept.map(({ key }) => key).toSorted());
      expect(kept).toHaveLength(made.length);
      expect(bucket.bucket.uploads.size).toBe(0);
    },
  );
});

async function person({ work: { stores } }: TestDatabase): Promise<string> {
  const { id: userId } = await createAccount(stores);
  const token = newToken();
  await stores.sessions.insert({ tokenHash: hashToken(token), userId, now: new Date() });
  await stores.credits.grant({ userId, amount: credits, reason: 'test', key: userId });
  return token;
}

/** As a patient client does: the same order, under the same key, until somebody answers it. */
async function order(machines: readonly Machine[], token: string): Promise<string> {
  const headers = { authorization: token, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const body = JSON.stringify({ tool: 'slow', input: { ms: 400 } });
  for (let tries = 0; ; tries += 1) {
    const web = machines.filter(({ role, process }) => role === 'web' && process !== null);
    const url = web[tries % Math.max(1, web.length)]?.process?.url;
    const answer = await fetch(`${url}/api/tool/run`, { method: 'POST', headers, body }).catch(() => null);
    if (answer?.status === 200) return ((await answer.json()) as { data: { id: string } }).data.id;
    await sleep(100);
  }
}

async function allEnded({ db }: TestDatabase): Promise<void> {
  for (const until = Date.now() + recoverySeconds * 1000; Date.now() < until; await sleep(500)) {
    const states = await db.select({ status: runs.status }).from(runs);
    if (states.every(({ status }) => status === 'succeeded' || status === 'failed')) return;
  }
}
