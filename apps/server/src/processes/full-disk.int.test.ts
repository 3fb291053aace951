import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import { creditEntries } from '@adwright/db/schema/credits.ts';
import { runningPostgres } from '@adwright/postgres/running-postgres.ts';
import { openAt } from '@adwright/test-kit/database-place.ts';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openOwnDatabase } from '../testing/own-database.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createPerson, ended } from '../testing/slow-person.ts';

const product = fileURLToPath(new URL('../testing/slow-product.ts', import.meta.url));
const patience = { timeout: 60_000, interval: 10 };
const order = { tool: 'slow', input: { ms: 10 } };
/** A few of them take more than what is left in the pages that the database has already; packed, they get no smaller. */
const large = { title: 'Lamp', description: randomBytes(2400).toString('hex') };

function canMount(): boolean {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Takes all the room that is left, to the last byte; answers how to give it back. */
function fillUp(folder: string): () => void {
  const file = join(folder, 'filler');
  const descriptor = openSync(file, 'w');
  for (let size = 2 ** 20; size >= 1;) {
    try {
      writeSync(descriptor, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 16);
    }
  }
  return () => {
    closeSync(descriptor);
    rmSync(file);
  };
}

/** Calls as this person; answers the status beside what was said. */
function asking(url: string, token: string) {
  return async (id: EndpointId, input: object = {}) => {
    const { method, path } = endpoints[id];
    const headers = { authorization: token, 'content-type': 'application/json' };
    const body = method === 'POST' ? { body: JSON.stringify(input) } : {};
    const response = await fetch(url + path, { method, headers, ...body });
    const { data } = (await response.json()) as { data: { id: string; credits: number; error?: string } };
    return { status: response.status, ...data };
  };
}

it.runIf(canMount())(
  'a disk that fills up is said, costs nobody anything, and is over when there is room (where mounting is allowed)',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'adwright-full-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const script = `mount -t tmpfs -o size=200m none '${dataDir}' && exec "$@"`;
    const command = ['unshare', '-m', 'sh', '-c', script, 'sh', process.execPath, product];
    const server = await startServerProcess({ url: null, dataDir }, { LOG_LEVEL: 'silent' }, command);
    // The disk is there for the product alone; others see it through the product's eyes.
    const disk = `/proc/${server.pid}/root${dataDir}`;
    const database = await openAt({ url: runningPostgres(disk), dataDir });
    const { userId, token } = await createPerson(database, 100);
    const ask = asking(server.url, token);
    expect(await ask('productCreate', large)).toMatchObject({ status: 200 });
    const { credits } = await ask('userInfo');

    const giveBack = fillUp(disk);
    await vi.waitUntil(async () => (await ask('productCreate', large)).status !== 200, patience);
    expect(await ask('productCreate', large)).toMatchObject({ status: 507, error: 'disk_full' });
    expect(await ask('userInfo')).toMatchObject({ status: 200, credits });
    const meanwhile = [await ask('toolRun', order), await ask('toolRun', order)];
    for (const { status } of meanwhile) expect([200, 507]).toContain(status);

    giveBack();
    await vi.waitUntil(async () => (await ask('productCreate', large)).status === 200, patience);
    const taken = meanwhile.filter(({ status }) => status === 200);
    const after = await ask('toolRun', order);
    expect((await ended(server.url, token, after.id)).status).toBe('succeeded');
    const entries = () => database.db.select().from(creditEntries);
    for (const { id } of [...taken, after]) {
      const isMade = (await ended(server.url, token, id)).status === 'succeeded';
      const kinds = (await entries()).filter(({ runId }) => runId === id).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['hold', isMade ? 'settle' : 'release']);
    }
    const spent = (await entries()).filter(({ kind }) => kind === 'settle').length * 5;
    expect(await database.work.stores.credits.balance(userId)).toBe(credits - spent);
    await database.close();
    expect(await server.stop()).toBe(0);
  },
);

it.runIf(canMount())(
  'a full disk of the write-ahead log stops the database, loses nothing that was kept, and is over when there is room',
  { timeout: 180_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'adwright-full-log-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const before = await openOwnDatabase(dataDir);
    const { token } = await createPerson(before, 100);
    await before.close();

    // A disk of its own under the log alone, with what is in it already.
    const log = join(dataDir, 'postgres', 'data', 'pg_wal');
    const moved = `cp -a '${log}' '${log}.before' && mount -t tmpfs -o size=80m none '${log}'`;
    const kept = `cp -a '${log}.before/.' '${log}' && chmod 700 '${log}' && chown --reference='${log}.before' '${log}'`;
    const script = `${moved} && ${kept} && exec "$@"`;
    const command = ['unshare', '-m', 'sh', '-c', script, 'sh', process.execPath, product];
    const server = await startServerProcess({ url: null, dataDir }, { LOG_LEVEL: 'error' }, command);
    const ask = asking(server.url, token);
    const made = [await ask('productCreate', large)];
    const refused: typeof made = [];
    const isKept = async () => {
      const answer = await ask('productCreate', large);
      (answer.status === 200 ? made : refused).push(answer);
      return answer.status === 200;
    };
    const { credits } = await ask('userInfo');

    const giveBack = fillUp(`/proc/${server.pid}/root${log}`);
    await vi.waitUntil(async () => {
      const database = await openAt({ url: runningPostgres(dataDir), dataDir }).catch(() => null);
      if (database?.kind !== 'postgres') return true;
      // Each begins another file of the log, for which there is no room.
      const switched = await database.pool.query('select pg_switch_wal()').then(
        () => true,
        () => false,
      );
      await database.close().catch(() => undefined);
      if (!switched) return true;
      return !(await isKept());
    }, patience);
    // Nobody waits for ever, and nobody is told that something was kept that was not.
    await isKept();
    for (const { error } of refused) expect(['unavailable', 'disk_full']).toContain(error);

    giveBack();
    await vi.waitUntil(async () => (await ask('userInfo')).status === 200, patience);
    expect(await ask('userInfo')).toMatchObject({ credits });
    const run = await ask('toolRun', order);
    expect((await ended(server.url, token, run.id)).status).toBe('succeeded');
    for (const { id } of made) expect((await ask('productUpdate', { id, title: 'Lamp' })).status).toBe(200);
    expect(server.output()).toContain('No space left on device');
    // Looked at while it runs: the disk of the log goes with whoever it was made for.
    expect(await ask('userInfo')).toMatchObject({ credits: credits - 5 });
    expect(await server.stop()).toBe(0);
  },
);
