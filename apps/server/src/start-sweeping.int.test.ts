import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { createAccount, createRun } from '@adwright/test-kit/factories.ts';
import { noRendering } from '@adwright/domain/engines/testing/no-rendering.ts';
import { openDiskStorage } from '@adwright/storage/open-disk-storage.ts';
import { openWorkFolders } from '@adwright/storage/open-work-folders.ts';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from './http/logging.ts';
import { startSweeping } from './start-sweeping.ts';
import { createSweep } from './worker/create-sweep.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

describeOnDatabases('the hourly sweep', (database) => {
  let dataDir = '';
  let ahead = 0;
  let world: Awaited<ReturnType<typeof openWorld>>;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'adwright-sweep-'));
    ahead = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    world = await openWorld();
  });
  afterEach(async () => {
    world.stop();
    await world.workFolders.close();
    vi.useRealTimers();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function openWorld() {
    const storage = await openDiskStorage({ dataDir });
    const workFolders = await openWorkFolders({ dataDir });
    let onEnd = (): void => undefined;
    const rendering = { ...noRendering, trimCache: async () => onEnd() };
    const clock = () => new Date(Date.now() + ahead);
    const deps = { work: database().work, clock, storage, workFolders, rendering };
    const stop = startSweeping(deps, createLogger('silent'));
    const events = { publish: async () => undefined, subscribe: () => () => undefined };
    const sweepShared = createSweep({ ...deps, events, payments: null }, createLogger('silent'));
    /** Over when the last step is. */
    const sweep = async (): Promise<void> => {
      await sweepShared();
      await new Promise<void>((resolve) => {
        onEnd = resolve;
        vi.advanceTimersByTime(hour);
      });
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { storage, workFolders, stop, sweep };
  }

  const stores = () => database().work.stores;

  async function file(userId: string, runId: string | null = null): Promise<{ id: string; storageKey: string }> {
    const id = randomUUID();
    const storageKey = `files/${userId}/${id}.png`;
    await world.storage.put(storageKey, Buffer.from('x'), { mime: 'image/png' });
    const shape = { mime: 'image/png', bytes: 1, width: 1, height: 1 };
    await stores().assets.put({ id, userId, runId, name: `${id}.png`, storageKey, ...shape });
    return { id, storageKey };
  }

  async function project(userId: string, params: object): Promise<{ id: string; runId: string }> {
    const run = await createRun(stores(), userId, { input: params, creditsCost: 0 });
    await stores().projects.insert({ id: run.id, userId, tool: run.tool, title: 'A project', params });
    await stores().projects.addVersion(run.id, run);
    return { id: run.id, runId: run.id };
  }

  const isThere = async ({ id, storageKey }: { id: string; storageKey: string }) => [
    (await stores().assets.byId(id)) !== null,
    (await world.storage.writtenAt(storageKey)) !== null,
  ];

  it('removes the files of what was deleted and forgotten, and keeps each that something else still names', async () => {
    const { id: userId } = await createAccount(stores());
    const images = [await file(userId), await file(userId)];
    const [alone, inDocument] = images as [(typeof images)[0], (typeof images)[0]];
    const product = { description: '', price: null, currency: '', url: '', brand: '', benefits: [], audience: '' };
    const { id: productId } = await stores().products.insert(userId, {
      ...product,
      title: 'Lamp',
      images: images.map(({ id }) => id),
      videos: [],
      logo: null,
      colors: [],
    });
    const gone = await project(userId, { text: 'x' });
    const made = [await file(userId, gone.runId), await file(userId, gone.runId)];
    const [result, reused] = made as [(typeof made)[0], (typeof made)[0]];
    const living = await project(userId, { picture: `asset:${reused.id}` });
    const own = await file(userId, living.runId);
    const body = { assets: { lamp: { src: `asset:${inDocument.id}` } } };
    const revision = { projectId: living.id, kind: 'design', revision: 1, schemaVersion: 1, body, bytes: 9 };
    await stores().documents.append({ ...revision, mutationId: 'one', restoredFrom: null });
    const unused = await file(userId);
    expect(await stores().products.remove(userId, productId)).toBe(true);
    expect(await stores().projects.remove(userId, gone.id)).toBe(true);

    ahead = 29 * day;
    await world.sweep();
    for (const one of [alone, inDocument, result, reused, own, unused])
      expect(await isThere(one)).toEqual([true, true]);

    ahead = 31 * day;
    await world.sweep();
    for (const one of [inDocument, reused, own]) expect(await isThere(one)).toEqual([true, true]);
    for (const one of [alone, result, unused]) expect(await isThere(one)).toEqual([false, false]);

    await stores().projects.remove(userId, living.id);
    ahead = 90 * day;
    await world.sweep();
    for (const one of [inDocument, reused, own]) expect(await isThere(one)).toEqual([false, false]);
  });

  it('forgets looks with their files, and free work that belongs to a project never', async () => {
    const { id: userId } = await createAccount(stores());
    const look = await createRun(stores(), userId, { creditsCost: 0 });
    const seen = await file(userId, look.id);
    await stores().runs.finish(look.id, { status: 'succeeded', output: { picture: seen.id } });
    const kept = await project(userId, {});
    ahead = 20 * day;
    await world.sweep();
    expect(await isThere(seen)).toEqual([true, true]);
    ahead = 31 * day;
    await world.sweep();
    expect(await stores().runs.byId(look.id)).toBeNull();
    expect(await isThere(seen)).toEqual([false, false]);
    expect(await stores().runs.byId(kept.runId)).not.toBeNull();
  });

  it('removes what no row goes with once it is a day old, and leaves alone what is not ours', async () => {
    const { id: userId } = await createAccount(stores());
    const upload = { userId, id: randomUUID() };
    await stores().uploads.begin({ ...upload, total: 2, name: 'film.mp4', sha256: null, reservedBytes: 0 });
    const living = `uploads/${userId}/${upload.id}/0`;
    const orphans = [`uploads/${userId}/${randomUUID()}/0`, `runs/${userId}/${randomUUID()}/1/a.png`];
    const others = ['backups/a.zip'];
    const row = await file(userId);
    for (const key of [living, ...orphans, ...others]) await world.storage.put(key, Buffer.from('x'), { mime: '' });
    const there = async (keys: string[]) =>
      Promise.all(keys.map(async (key) => (await world.storage.writtenAt(key)) !== null));
    ahead = 20 * hour;
    await world.sweep();
    expect(await there([...orphans, living])).toEqual([true, true, true]);
    await stores().uploads.begin({ ...upload, total: 2, name: 'film.mp4', sha256: null, reservedBytes: 0 });
    ahead = 23.5 * hour;
    const yesterday = new Date(Date.now() - day);
    for (const key of [living, ...orphans]) await utimes(join(dataDir, 'files', key), yesterday, yesterday);
    await world.sweep();
    expect(await there([...orphans, living, ...others])).toEqual([false, false, true, true]);
    expect(await isThere(row)).toEqual([true, true]);
  });

  it('clears unpublished files and the work folders of processes that died', async () => {
    const hidden = join(dataDir, 'files', '.unpublished', 'half');
    const dead = join(dataDir, 'work', 'dead');
    await mkdir(join(hidden, '..'), { recursive: true });
    await writeFile(hidden, 'x');
    await mkdir(dead, { recursive: true });
    const open = await world.workFolders.open();
    const old = new Date(Date.now() - 2 * hour);
    for (const path of [hidden, dead, open.path]) await utimes(path, old, old);
    await world.sweep();
    expect([existsSync(hidden), existsSync(dead), existsSync(open.path)]).toEqual([false, false, true]);
  });
});
