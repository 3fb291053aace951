/**
 * Why an entry could not be had the last time, kept beside the weights: a start does not ask again for a while, since
 * waiting for a registry that is out of reach takes a minute, and `npm run doctor` can say what stands in the way.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WeightsEntry } from './lock.ts';

export type Failure = { readonly version: string; readonly message: string; readonly at: number };

const restMs = 6 * 3_600_000;

const folderOf = (folder: string): string => join(folder, '.failures');

export function lastFailure(folder: string, { id, version }: WeightsEntry): Failure | null {
  try {
    const failure = JSON.parse(readFileSync(join(folderOf(folder), `${id}.json`), 'utf8')) as Failure;
    return failure.version === version ? failure : null;
  } catch {
    return null;
  }
}

export function isRecent({ at }: Failure, now: number): boolean {
  return now - at < restMs;
}

export function keepFailure(folder: string, { id, version }: WeightsEntry, message: string, at: number): void {
  const failure: Failure = { version, message, at };
  const file = join(folderOf(folder), `${id}.json`);
  try {
    mkdirSync(folderOf(folder), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(failure));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // A folder that cannot be written to is why it could not be had; there is nowhere to note it.
  }
}

export function forgetFailure(folder: string, id: string): void {
  rmSync(join(folderOf(folder), `${id}.json`), { force: true });
}
