import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSceneCache, type SceneCache } from './scene-cache.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adwright-scenes-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const cacheFolder = (): string => join(root, 'cache');
const kept = async (): Promise<string[]> => (await readdir(cacheFolder())).toSorted();

async function job(name: string, cacheBytes = 30): Promise<{ cache: SceneCache; make(name: string): Promise<string> }> {
  const workFolder = join(root, name);
  await mkdir(workFolder);
  const make = async (file: string): Promise<string> => {
    await writeFile(join(workFolder, file), file.padEnd(10));
    return join(workFolder, file);
  };
  return { cache: openSceneCache({ cacheFolder: cacheFolder(), cacheBytes, workFolder }), make };
}

async function lastUsed(name: string, minutesAgo: number): Promise<void> {
  const then = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(join(cacheFolder(), name), then, then);
}

it('keeps to its budget and lets go what was not used for longest', async () => {
  const { cache, make } = await job('one');
  for (const name of ['a', 'b', 'c', 'd']) await cache.keep(await make(name), name);
  for (const [name, ago] of Object.entries({ a: 4, b: 3, c: 2, d: 1 })) await lastUsed(name, ago);
  const other = await job('two');
  expect(await readFile((await other.cache.take('a')) ?? '', 'utf8')).toBe('a'.padEnd(10));
  expect(await other.cache.take('never')).toBeUndefined();
  await cache.trim();
  expect(await kept()).toEqual(['a', 'c', 'd']);
});

it('never takes away what a job is using, and clears what a killed one left', async () => {
  const { cache, make } = await job('one', 0);
  const made = await make('a');
  await cache.keep(made, 'a');
  await writeFile(join(cacheFolder(), 'old.part'), 'half');
  await writeFile(join(cacheFolder(), 'young.part'), 'half');
  await lastUsed('old.part', 90);
  const other = await job('two', 0);
  const taken = await other.cache.take('a');
  await Promise.all([cache.trim(), other.cache.trim()]);
  expect(await kept()).toEqual(['young.part']);
  expect(await readFile(taken ?? '', 'utf8')).toBe('a'.padEnd(10));
  expect(await readFile(made, 'utf8')).toBe('a'.padEnd(10));
});

it('is the same for all who keep the same thing at once', async () => {
  const jobs = await Promise.all(['one', 'two', 'three'].map((name) => job(name)));
  await Promise.all(jobs.map(async ({ cache, make }) => cache.keep(await make('a'), 'a')));
  expect(await kept()).toEqual(['a']);
});
