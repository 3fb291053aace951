/**
 * Encoded scenes, soundtracks and played music, kept between videos up to a number of bytes. Several processes may
 * share the folder: a job takes what it uses under a name of its own, so that nobody can clear it away under its hands.
 */
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { publish } from '../publish.ts';

export type SceneCache = {
  /** What is kept under that name, in the job's own folder now; nothing where it is not kept. */
  take(name: string): Promise<string | undefined>;
  /** Keeps a file of the job for others; the job's own stays where it is. */
  keep(file: string, name: string): Promise<void>;
  /** Lets the least recently used go, until the rest is within the budget. */
  trim(): Promise<void>;
};

export type SceneCacheOptions = {
  readonly cacheFolder: string;
  readonly cacheBytes: number;
  /** The job's own. */
  readonly workFolder: string;
};

/** About a thousand scenes of five seconds. */
export const usualCacheBytes = 2 * 1024 ** 3;

/** A copy that a killed process left half-way is nobody's after this long. */
const abandonedMs = 60 * 60 * 1000;

export function openSceneCache({ cacheFolder, cacheBytes, workFolder }: SceneCacheOptions): SceneCache {
  return {
    async take(name) {
      const [kept, own] = [join(cacheFolder, name), join(workFolder, name)];
      try {
        await linkOrCopy(kept, own);
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
      const now = new Date();
      // Another process may have cleared it away since; this job has its own.
      await utimes(kept, now, now).catch(() => undefined);
      return own;
    },
    async keep(file, name) {
      await mkdir(cacheFolder, { recursive: true });
      const waiting = join(cacheFolder, `${randomUUID()}.part`);
      await linkOrCopy(file, waiting);
      await publish(waiting, join(cacheFolder, name));
    },
    trim: () => trimSceneCache(cacheFolder, cacheBytes),
  };
}

/** Costs no room on the same disk, and outlives the other name. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) === 'ENOENT') throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}

export async function trimSceneCache(folder: string, budget: number): Promise<void> {
  const found = await Promise.all(
    (await readdir(folder).catch(() => [])).map(async (name) => {
      const path = join(folder, name);
      // Another process may be trimming, too.
      const known = await stat(path).catch(() => undefined);
      return known?.isFile() ? [{ path, bytes: known.size, used: known.mtimeMs, partial: name.endsWith('.part') }] : [];
    }),
  );
  const files = found.flat();
  for (const { path } of files.filter(({ partial, used }) => partial && used < Date.now() - abandonedMs))
    await rm(path, { force: true });
  const kept = files.filter(({ partial }) => !partial).toSorted((a, b) => a.used - b.used);
  let bytes = kept.reduce((sum, file) => sum + file.bytes, 0);
  for (const file of kept) {
    if (bytes <= budget) return;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
