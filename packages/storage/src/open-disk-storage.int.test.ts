import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStorage } from '@adwright/domain/assets/ports.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskStorage } from './open-disk-storage.ts';

const png = { mime: 'image/png' };

describe('the disk', () => {
  let dataDir = '';
  let storage: FileStorage;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'adwright-files-'));
    storage = await openDiskStorage({ dataDir });
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('lists no file that is not published yet, and removes empty folders', async () => {
    const own = await mkdtemp(join(tmpdir(), 'adwright-keys-'));
    const kept = await openDiskStorage({ dataDir: own });
    for (const key of ['a/b/one.png', 'a/two.png', 'c/three.png']) await kept.put(key, Buffer.from('x'), { mime: '' });
    await mkdir(join(own, 'files', '.unpublished'), { recursive: true });
    await writeFile(join(own, 'files', '.unpublished', 'half'), 'x');
    await kept.remove('c/three.png');
    const old = new Date(Date.now() - 48 * 60 * 60 * 1000);
    await utimes(join(own, 'files', 'c'), old, old);
    const found: string[] = [];
    for await (const key of kept.keys()) found.push(key);
    expect(found.toSorted()).toEqual(['a/b/one.png', 'a/two.png']);
    expect(existsSync(join(own, 'files', 'c'))).toBe(false);
    expect((await kept.writtenAt('a/two.png'))?.getTime()).toBeGreaterThan(old.getTime());
    expect(await kept.writtenAt('c/three.png')).toBeNull();
    await rm(own, { recursive: true, force: true });
  });

  it('keeps nothing of what could not be published', async () => {
    await storage.put('a', Buffer.from('a file'), png);
    await expect(storage.put('a/b', Buffer.from('below a file'), png)).rejects.toThrow('Cannot write file');
    const broken = async function* () {
      yield Buffer.alloc(100_000);
      throw new Error('the line went dead');
    };
    await expect(storage.putStream('other', broken(), png)).rejects.toThrow('the line went dead');
    await Promise.all(Array.from({ length: 10 }, () => storage.put('a', Buffer.alloc(200_000), png)));
    expect(await readdir(join(dataDir, 'files', '.unpublished'))).toEqual([]);
  });

  it('clears away what a killed process had not published, when it is old', async () => {
    const folder = join(dataDir, 'files', '.unpublished');
    await mkdir(folder, { recursive: true });
    for (const name of ['old', 'young']) await writeFile(join(folder, name), 'half');
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(join(folder, 'old'), yesterday, yesterday);
    await openDiskStorage({ dataDir });
    expect(existsSync(join(folder, 'old'))).toBe(false);
    expect(existsSync(join(folder, 'young'))).toBe(true);
  });
});
