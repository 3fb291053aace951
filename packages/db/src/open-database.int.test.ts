import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { placeEmbedded, placePostgres } from '@adwright/test-kit/database-place.ts';
import type { DatabasePlace } from '@adwright/test-kit/database-place.ts';
import { describeOnBothPlaces } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { openDatabase } from './open-database.ts';
import type { DatabaseOptions } from './open-database.ts';

const writer = fileURLToPath(new URL('./testing/write-until-killed.ts', import.meta.url));
const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

/** Starts the writer, waits for its line number `lines`, and answers what it had acknowledged when it was killed. */
async function killWhileWriting({ dataDir, url }: DatabaseOptions, lines: number) {
  const child = spawn(process.execPath, [writer, dataDir, url ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  let acknowledged = { userId: '', count: 0 };
  for await (const line of createInterface({ input: child.stdout })) {
    const [userId = '', count] = line.split(' ');
    acknowledged = { userId, count: Number(count) };
    if (acknowledged.count === lines) child.kill('SIGKILL');
  }
  return acknowledged;
}

describeOnBothPlaces('a database whose process is killed', (place) => {
  it('keeps every acknowledged transaction, and no half of one', async () => {
    for (const lines of [1, 40]) {
      const { userId, count } = await killWhileWriting(place().options, lines);
      expect(count).toBeGreaterThanOrEqual(lines);
      const database = await openDatabase(place().options);
      const balance = await database.work.stores.credits.balance(userId);
      await database.close();
      expect(balance).toBeGreaterThanOrEqual(2 * count);
      // One more may have been committed and not yet acknowledged.
      expect([0, 2]).toContain(balance - 2 * count);
    }
  });
});

describeOnBothPlaces('opening a database', (place) => {
  it('finds what was written before, and refuses what comes after closing', async () => {
    const first = await openDatabase(place().options);
    await first.ping();
    const { id } = await createAccount(first.work.stores);
    await first.close();
    await expect(first.ping()).rejects.toThrow(/closed|after calling end/);
    const second = await openDatabase(place().options);
    expect(await second.work.stores.accounts.byId(id)).not.toBeNull();
    expect(second.kind).toBe(place().options.url === null ? 'embedded' : 'postgres');
    await second.close();
  });
});

describe('the embedded database', () => {
  let place: DatabasePlace | undefined;
  afterEach(() => place?.remove());

  it('is refused to a second process, and given to the next one when the first is killed', async () => {
    place = await placeEmbedded();
    const { options } = place;
    const child = spawn(process.execPath, [writer, options.dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.add(child);
    await once(child.stdout, 'data');
    const refused = openDatabase(options);
    await expect(refused).rejects.toThrow(FolderInUseError);
    await expect(refused).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // The dead process left its id behind; a living one that happens to have it must not count.
    await writeFile(join(options.dataDir, 'database.pid'), `${process.ppid}\n`);
    const database = await openDatabase(options);
    await expect(openDatabase(options)).rejects.toThrow(`in use by process ${process.pid}`);
    await database.close();
  });

  it('starts over when its first start was cut off', async () => {
    place = await placeEmbedded();
    const { dataDir } = place.options;
    await rm(join(dataDir, 'database'), { recursive: true });
    await mkdir(join(dataDir, 'database.unfinished'));
    await writeFile(join(dataDir, 'database.unfinished', 'PG_VERSION'), '18\n');
    const database = await openDatabase(place.options);
    await database.ping();
    await database.close();
    expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
  });
});

describe('a folder lock', () => {
  it('is given to one at a time', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'adwright-lock-'));
    const folder = join(parent, 'database');
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    // The refused attempt must not have dropped the lock either.
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    lock.release();
    lockFolder(folder).release();
    await rm(parent, { recursive: true });
  });
});

describe('Postgres', () => {
  it('is migrated once by processes that start together', async () => {
    const fresh = await placePostgres(inject('databaseServer'), 'empty');
    const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase(fresh.options)));
    const found = await Promise.all(databases.map(({ work }) => work.stores.accounts.byEmail('nobody@example.test')));
    expect(found).toEqual(Array.from({ length: 6 }, () => null));
    await Promise.all(databases.map((database) => database.close()));
    await fresh.remove();
  });
});
