import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { openS3Storage, type S3Storage } from './open-s3-storage.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';

const day = 24 * 60 * 60 * 1000;
const mp4 = { mime: 'video/mp4' };
let server: S3Server;
let storage: S3Storage;

async function start(options: Parameters<typeof startS3Server>[0] = {}): Promise<void> {
  server = await startS3Server(options);
  storage = openS3Storage(server.options);
}
afterEach(async () => {
  storage.close();
  await server.close();
});

it('keeps its objects under its prefix and sees no others', async () => {
  await start({ prefix: 'studio' });
  const elsewhere = openS3Storage({ ...server.options, prefix: '' });
  await elsewhere.put('theirs', Buffer.from('x'), mp4);
  await storage.put('a/ours.mp4', Buffer.from('x'), mp4);
  expect([...server.bucket.objects.keys()]).toEqual(['theirs', 'studio/a/ours.mp4']);
  expect(server.bucket.objects.get('studio/a/ours.mp4')?.mime).toBe('video/mp4');
  const keys: string[] = [];
  for await (const key of storage.keys()) keys.push(key);
  expect(keys).toEqual(['a/ours.mp4']);
  elsewhere.close();
});

it('asks once for a file, and sends a large one in parts', async () => {
  await start();
  const film = async function* () {
    for (let count = 0; count < 20; count += 1) yield Buffer.alloc(1024 * 1024, count);
  };
  expect(await storage.putStream('film', film(), mp4)).toBe(20 * 1024 * 1024);
  const sent = server.requests.filter((request) => request.startsWith('PUT'));
  const numbers = sent.map((request) => /partNumber=(\d)/.exec(request)?.[1] ?? '');
  expect(numbers.toSorted()).toEqual(['1', '2', '3']);
  const before = server.requests.length;
  const part = await storage.read('film', { start: 1024 * 1024 - 1, end: 1024 * 1024 });
  expect(part && [...(await buffer(part.stream))]).toEqual([0, 1]);
  expect(server.requests.length - before).toBe(1);
});

it('gives the parts of a film up that broke off, and sweeps those that a killed process left', async () => {
  let ahead = 0;
  await start({ prefix: 'studio', clock: () => new Date(Date.now() + ahead) });
  const broken = async function* () {
    for (let count = 0; count < 18; count += 1) yield Buffer.alloc(1024 * 1024);
    throw new Error('the line went dead');
  };
  await expect(storage.putStream('film', broken(), mp4)).rejects.toThrow('the line went dead');
  expect(server.bucket.uploads.size).toBe(0);

  server.bucket.begin('studio/killed', '');
  server.bucket.begin('theirs', '');
  ahead = day;
  server.bucket.begin('studio/young', '');
  await storage.sweepUnpublished(new Date(Date.now() + day + 1000));
  expect([...server.bucket.uploads.values()].map(({ key }) => key)).toEqual(['theirs', 'studio/young']);
});

it('tries again what the server had no time for', async () => {
  await start();
  server.fail(2);
  await storage.put('k', Buffer.from('x'), mp4);
  server.fail(1);
  expect((await storage.read('k'))?.bytes).toBe(1);
});

it('says when it may not in, and is not heard without the right key', async () => {
  await start();
  const stranger = openS3Storage({ ...server.options, secretAccessKey: 'another' });
  await expect(stranger.put('k', Buffer.from('x'), mp4)).rejects.toThrow('SignatureDoesNotMatch');
  await expect(stranger.read('k')).rejects.toThrow('SignatureDoesNotMatch');
  stranger.close();
});
