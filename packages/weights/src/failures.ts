/**
 * Why an entry could not be had the last time, kept beside the weights: `npm run doctor` says what stands in the way,
 * and a start does not ask again for a while for what is gone. A registry out of reach may be back the next minute.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WeightsEntry } from './lock.ts';
import type { PackFailure } from './npm-pack.ts';

type Problem = { readonly failure: PackFailure | 'wrong'; readonly message: string };

export type Failure = Problem & { readonly version: string; readonly at: number };

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

export function needsRest({ failure, at }: Failure, now: number): boolean {
  return failure !== 'unreachable' && now - at < restMs;
}

export function keepFailure(folder: string, { id, version }: WeightsEntry, problem: Problem, at: number): void {
  const failure: Failure = { ...problem, version, at };
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
