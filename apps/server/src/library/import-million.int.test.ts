import { importAds } from '@adwright/domain/library/import/import-ads.ts';
import type { Library, LibraryEntry } from '@adwright/domain/library/ports.ts';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRecords } from './read-records.ts';

const count = 1_000_000;
/** What strangers put into a row; one in a hundred says at least who advertises. */
const kinds: readonly ((row: number) => string)[] = [
  (row) => `${row},Merrow,tiktok,2026-05-01,Socks\u202e ${row},`,
  () => ',Evil,myspace,2026-05-01,<script>alert(1)</script>,',
  () => ',Evil,tiktok,yesterday,x,',
  () => ',Evil,tiktok,2026-05-01,x,javascript:alert(1)',
  () => ',Evil,tiktok,2026-05-01,,',
  () => ',Evil,tiktok,0000-00-00,x,',
];
const rowOf = (row: number): string =>
  row % 100 === 0 ? (kinds[(row / 100) % kinds.length]?.(row) ?? '') : '=cmd|calc';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adwright-million-'));
  file = join(folder, 'ads.csv');
  await pipeline(Readable.from(chunksOf()), createWriteStream(file));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function* chunksOf(): Generator<string> {
  yield 'id,brand,platforms,started_on,headline,landing_page\n';
  for (let from = 0; from < count; from += 10_000)
    yield Array.from({ length: 10_000 }, (_, at) => `${rowOf(from + at)}\n`).join('');
}

it('reads a million hostile rows one by one: each has its fault or is an ad, and little is held at a time', async () => {
  const seen = { ads: 0, largest: 0, unsafe: 0, heap: 0 };
  const library = {
    findByKeys: async () => new Map(),
    async put(entries: readonly LibraryEntry[]) {
      seen.ads += entries.length;
      seen.largest = Math.max(seen.largest, entries.length);
      seen.unsafe += entries.filter(
        ({ headline, landing_page }) => !/^Socks \d+$/.test(headline) || landing_page !== null,
      ).length;
    },
    rememberSource: async () => undefined,
  } as unknown as Library;
  const before = process.memoryUsage().heapUsed;
  const result = await importAds(library, {
    records: readRecords(file),
    today: '2026-06-01',
    keepMedia: () => Promise.reject(new Error('no row has media')),
    onProgress: () => (seen.heap = Math.max(seen.heap, process.memoryUsage().heapUsed - before)),
  });
  expect([result.rows, result.ads + result.faults]).toEqual([count, count]);
  expect([result.ads, seen.ads, seen.unsafe, result.first.length]).toEqual([1667, 1667, 0, 1000]);
  expect(result.first[0]).toEqual({ line: 3, reason: 'brand: missing' });
  expect(seen.largest).toBeLessThanOrEqual(200);
  expect(seen.heap).toBeLessThan(256 * 2 ** 20);
}, 120_000);
