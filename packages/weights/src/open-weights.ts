import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readLock, type WeightsEntry } from './lock.ts';

export type Weights = {
  /** Whether every file of it is there. Asked anew each time: weights may be fetched while the product runs. */
  has(id: string): boolean;
  /** Where a file lies, named as inside its package. Throws MissingWeights when it is not there. */
  path(id: string, file: string): string;
};

/** The code of MissingWeights, which is what is left of it after a way between processes. */
export const missingWeights = 'MISSING_WEIGHTS';

export class MissingWeights extends Error {
  override readonly name = 'MissingWeights';
  readonly code = missingWeights;
  readonly id: string;
  readonly package: string;

  constructor(entry: Pick<WeightsEntry, 'id' | 'package' | 'version'>) {
    super(`${entry.id} (${entry.package}@${entry.version}) is not here; "npm run models add ${entry.id}" fetches it`);
    this.id = entry.id;
    this.package = entry.package;
  }
}

/** `<folder>/<id>/<version>/<path in the package>` */
export function folderOf(folder: string, entry: Pick<WeightsEntry, 'id' | 'version'>): string {
  return join(folder, entry.id, entry.version);
}

export function openWeights(folder: string, lock: readonly WeightsEntry[] = readLock()): Weights {
  const find = (id: string): WeightsEntry => {
    const entry = lock.find((one) => one.id === id);
    if (!entry) throw new Error(`the lock of weights has no ${id}`);
    return entry;
  };
  return {
    has: (id) => isComplete(folder, find(id)),
    path(id, file) {
      const entry = find(id);
      const wanted = entry.files.find(({ path }) => path === file);
      if (!wanted) throw new Error(`the lock of weights has no ${file} in ${id}`);
      const path = join(folderOf(folder, entry), file);
      if (sizeOf(path) !== wanted.bytes) throw new MissingWeights(entry);
      return path;
    },
  };
}

/** By sizes alone: files only get here once their sums were right. `npm run models verify` reads them all. */
export function isComplete(folder: string, entry: WeightsEntry): boolean {
  const home = folderOf(folder, entry);
  return entry.files.every(({ path, bytes }) => sizeOf(join(home, path)) === bytes);
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}
