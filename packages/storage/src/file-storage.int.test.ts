import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '@adwright/domain/assets/ports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskStorage } from './open-disk-storage.ts';
import { openS3Storage } from './open-s3-storage.ts';
import { startS3Server } from './testing/s3-server.ts';

type Place = { readonly storage: FileStorage; close(): Promise<void> };

/** Every storage there is. What one of them does alone is tested beside it. */
const places: Readonly<Record<string, (folder: string) => Promise<Place>>> = {
  'the disk': async (dataDir) => ({ storage: await openDiskStorage({ dataDir }), close: async () => undefined }),
  S3: async () => {
    const server = await startS3Server({ prefix: 'studio', pageSize: 2 });
    const storage = openS3Storage(server.options);
    return {
      storage,
      async close() {
        storage.close();
        await server.close();
      },
    };
  },
};

const png = { mime: 'image/png' };
const mp4 = { mime: 'video/mp4' };

describe.each(Object.entries(places))('files on %s', (_name, open) => {
  let folder = '';
  let place: Place;
  let storage: FileStorage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adwright-files-'));
    place = await open(folder);
    ({ storage } = place);
  });
  afterAll(async () => {
    await place.close();
    await rm(folder, { recursive: true, force: true });
  });
  const read = async (key: string) => {
    const file = await storage.read(key);
    return file && { bytes: file.bytes, body: await buffer(file.stream) };
  };

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
      for (let count = 0; count < 10; count += 1) yield Buffer.alloc(1_000_000, 'a');
      if (broken) throw new Error('the line went dead');
      yield Buffer.alloc(50_000, 'b');
    };
    expect(await storage.putStream('clip', parts(false), png)).toBe(10_050_000);
    expect((await read('clip'))?.body.subarray(9_999_999, 10_000_001).toString()).toBe('ab');
    await expect(storage.putStream('other', parts(true), png)).rejects.toThrow('the line went dead');
    expect(await storage.read('other')).toBeNull();
    // What is there stays as it is when what should replace it breaks.
    await expect(storage.putStream('clip', parts(true), png)).rejects.toThrow('the line went dead');
    expect((await read('clip'))?.bytes).toBe(10_050_000);
  });

  it('can be taken over from where they were made', async () => {
    const made = join(folder, 'made.mp4');
    await writeFile(made, 'a film');
    expect(await storage.putFile('films/a.mp4', made, mp4)).toBe(6);
    expect(existsSync(made)).toBe(false);
    expect((await read('films/a.mp4'))?.body.toString()).toBe('a film');
    const local = await storage.localPath('films/a.mp4');
    const there = local === null ? 'a film' : (await buffer(createReadStream(local))).toString();
    expect(there).toBe('a film');
    expect(await storage.localPath('films')).toBeNull();
    expect(await storage.localPath('films/b.mp4')).toBeNull();
    await expect(storage.putFile('films/c.mp4', made, mp4)).rejects.toThrow('ENOENT');
    expect(await storage.read('films/c.mp4')).toBeNull();
  });

  it('of many parts come back byte for byte', { timeout: 60_000 }, async () => {
    const made = join(folder, 'long.mp4');
    const sum = createHash('sha256');
    const block = randomBytes(1024 * 1024);
    const film = async function* () {
      for (let count = 0; count < 40; count += 1) {
        block.writeUInt32LE(count, 0);
        sum.update(block);
        yield Buffer.from(block);
      }
    };
    await pipeline(film, createWriteStream(made));
    expect(await storage.putFile('films/long.mp4', made, mp4)).toBe(40 * block.length);
    const back = createHash('sha256');
    for await (const part of (await storage.read('films/long.mp4'))?.stream ?? []) back.update(part);
    expect(back.digest('hex')).toBe(sum.digest('hex'));
    await storage.remove('films/long.mp4');
  });

  it('can be read in parts', async () => {
    await storage.put('k', Buffer.from('0123456789'), png);
    const part = await storage.read('k', { start: 3, end: 5 });
    expect(part?.bytes).toBe(10);
    expect(part && (await buffer(part.stream)).toString()).toBe('345');
    expect(await storage.read('never/was', { start: 0, end: 1 })).toBeNull();
  });

  it('are listed by their keys, with when they were written', async () => {
    const keys = ['list/b/one.png', 'list/two.png', 'list/three.png', 'list/four.png', 'list/five.png'];
    for (const key of keys) await storage.put(key, Buffer.from('x'), png);
    await storage.remove('list/three.png');
    const found: string[] = [];
    for await (const key of storage.keys()) if (key.startsWith('list/')) found.push(key);
    expect(found.toSorted()).toEqual(keys.filter((key) => key !== 'list/three.png').toSorted());
    const age = Date.now() - ((await storage.writtenAt('list/two.png'))?.getTime() ?? 0);
    expect(age).toBeLessThan(60_000);
    expect(await storage.writtenAt('list/three.png')).toBeNull();
  });

  it('are whole at every moment, however many write them', async () => {
    const bodies = [Buffer.alloc(200_000, 'a'), Buffer.alloc(300_000, 'b')] as const;
    await storage.put('shared', bodies[0], png);
    const writes = Promise.all(
      Array.from({ length: 20 }, (_, index) => storage.put('shared', bodies[index % 2 === 0 ? 0 : 1], png)),
    );
    const seen = new Set<string>();
    for (let count = 0; count < 30; count += 1) {
      const body = (await read('shared'))?.body ?? Buffer.alloc(0);
      seen.add(`${body.length}${body.every((byte) => byte === body[0]) ? '' : ' mixed'}`);
    }
    await writes;
    expect([...seen].filter((kind) => kind !== '200000' && kind !== '300000')).toEqual([]);
  });

  it('never lie outside their place', async () => {
    for (const key of ['../secret', '/secret', 'a/../../secret', '.unpublished/x']) {
      await expect(storage.put(key, Buffer.from('x'), png)).rejects.toThrow('Not a key');
      await expect(storage.read(key)).rejects.toThrow('Not a key');
      await expect(storage.remove(key)).rejects.toThrow('Not a key');
      await expect(storage.localPath(key)).rejects.toThrow('Not a key');
    }
  });
});
