import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '@adwright/domain/assets/ports.ts';
import { Disk } from 'flydrive';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStorage } from './file-storage.ts';
import { openDiskStorage } from './open-disk-storage.ts';
import { PublishingDriver } from './publishing-driver.ts';

const png = { mime: 'image/png' };

describe('files on the disk', () => {
  let dataDir = '';
  let storage: FileStorage;
  const read = async (key: string) => {
    const file = await storage.read(key);
    return file && { bytes: file.bytes, body: await buffer(file.stream) };
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'adwright-files-'));
    storage = await openDiskStorage({ dataDir });
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('come back as they were put, until they are removed', async () => {
    const body = randomBytes(300_000);
    await storage.put('runs/a/1/code.png', body, png);
    expect(await read('runs/a/1/code.png')).toEqual({ bytes: body.length, body });
    await storage.put('runs/a/1/code.png', Buffer.from('again'), png);
    expect(await read('runs/a/1/code.png')).toEqual({ bytes: 5, body: Buffer.from('again') });
    await storage.remove('runs/a/1/code.png');
    await storage.remove('runs/a/1/code.png');
    expect(await storage.read('runs/a/1/code.png')).toBeNull();
    expect(await storage.read('runs/a')).toBeNull();
    expect(await storage.read('never/was')).toBeNull();
  });

  it('can come as a stream, and a stream that breaks leaves nothing', async () => {
    const parts = async function* (broken: boolean) {
      yield Buffer.alloc(100_000, 'a');
      if (broken) throw new Error('the line went dead');
      yield Buffer.alloc(50_000, 'b');
    };
    expect(await storage.putStream('clip', parts(false), png)).toBe(150_000);
    expect((await read('clip'))?.body.subarray(99_999, 100_001).toString()).toBe('ab');
    await expect(storage.putStream('other', parts(true), png)).rejects.toThrow('the line went dead');
    expect(await storage.read('other')).toBeNull();
    expect(await readdir(join(dataDir, 'files', '.unpublished'))).toEqual([]);
  });

  it('can be taken over from where they were made, and lie where they can be read', async () => {
    const made = join(dataDir, 'made.mp4');
    await writeFile(made, 'a film');
    expect(await storage.putFile('films/a.mp4', made, { mime: 'video/mp4' })).toBe(6);
    expect(existsSync(made)).toBe(false);
    expect((await read('films/a.mp4'))?.body.toString()).toBe('a film');
    expect(await readFile((await storage.localPath('films/a.mp4')) ?? '', 'utf8')).toBe('a film');
    expect(await storage.localPath('films')).toBeNull();
    expect(await storage.localPath('films/b.mp4')).toBeNull();
    await expect(storage.putFile('films/c.mp4', made, { mime: 'video/mp4' })).rejects.toThrow('ENOENT');
    expect(await storage.read('films/c.mp4')).toBeNull();
  });

  it('can be taken over by a storage that lies elsewhere', async () => {
    const driver = new PublishingDriver(join(dataDir, 'far'));
    const far = createFileStorage(new Disk(driver), {
      keys: () => driver.keys(),
      writtenAt: (key) => driver.writtenAt(key),
      sweepUnpublished: (now) => driver.sweepUnpublished(now),
      readPart: (key, range) => driver.readPart(key, range),
    });
    const made = join(dataDir, 'made.mp4');
    await writeFile(made, 'a film');
    expect(await far.putFile('a.mp4', made, { mime: 'video/mp4' })).toBe(6);
    expect(existsSync(made)).toBe(false);
    expect(await far.localPath('a.mp4')).toBeNull();
    expect((await far.read('a.mp4'))?.bytes).toBe(6);
  });

  it('are listed by their keys, without what is not published yet, and empty folders go', async () => {
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

  it('can be read in parts', async () => {
    await storage.put('k', Buffer.from('0123456789'), png);
    const part = await storage.read('k', { start: 3, end: 5 });
    expect(part?.bytes).toBe(10);
    expect(part && (await buffer(part.stream)).toString()).toBe('345');
    expect(await storage.read('never/was', { start: 0, end: 1 })).toBeNull();
  });

  it('are whole at every moment, however many write them', async () => {
    const bodies = [Buffer.alloc(200_000, 'a'), Buffer.alloc(300_000, 'b')];
    await storage.put('k', bodies[0] ?? Buffer.alloc(0), png);
    const writes = Promise.all(
      Array.from({ length: 20 }, (_, index) => storage.put('k', bodies[index % 2] ?? Buffer.alloc(0), png)),
    );
    const seen = new Set<string>();
    const look = async () => {
      const body = await readFile(join(dataDir, 'files', 'k'));
      seen.add(`${body.length}${body.every((byte) => byte === body[0]) ? '' : ' mixed'}`);
    };
    for (let count = 0; count < 50; count += 1) await look();
    await writes;
    expect([...seen].filter((kind) => kind !== '200000' && kind !== '300000')).toEqual([]);
    expect(await readdir(join(dataDir, 'files', '.unpublished'))).toEqual([]);
  });

  it('leave nothing behind when they cannot be published', async () => {
    await storage.put('a', Buffer.from('a file'), png);
    await expect(storage.put('a/b', Buffer.from('below a file'), png)).rejects.toThrow('Cannot write file');
    expect(await readdir(join(dataDir, 'files', '.unpublished'))).toEqual([]);
  });

  it('never lie outside their folder', async () => {
    await writeFile(join(dataDir, 'secret'), 'secret');
    const body = Buffer.from('x');
    for (const key of ['../secret', '/secret', 'a/../../secret', '.unpublished/x']) {
      await expect(storage.put(key, body, png)).rejects.toThrow('Not a key');
      await expect(storage.read(key)).rejects.toThrow('Not a key');
      await expect(storage.remove(key)).rejects.toThrow('Not a key');
    }
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe('secret');
  });

  it('that a killed process had not published are cleared away, when they are old', async () => {
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
