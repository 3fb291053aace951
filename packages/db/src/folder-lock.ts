/**
 * Two processes writing one embedded database silently lose rows, so a folder is opened under a lock that the
 * operating system holds for the process and drops when it dies, however it dies: nothing stale to judge, no
 * process id that may have been reused. Node has no call for such a lock; SQLite, which it carries, takes one
 * on an empty file. The id in the second file is only there to be named in the error.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export type FolderLock = { release(): void };

export class FolderInUseError extends Error {
  readonly folder: string;
  readonly holder: number | null;
  constructor(folder: string, holder: number | null) {
    const who = holder === null ? 'another process' : `process ${holder}`;
    super(`The database in ${folder} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`);
    this.name = 'FolderInUseError';
    this.folder = folder;
    this.holder = holder;
  }
}

const sqliteBusy = 5;

export function lockFolder(folder: string): FolderLock {
  const lockPath = `${folder}.lock`;
  const pidPath = `${folder}.pid`;
  const lock = new DatabaseSync(lockPath);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)) throw error;
    throw new FolderInUseError(folder, readHolder(pidPath));
  }
  writeFileSync(pidPath, `${process.pid}\n`);
  return {
    release() {
      if (!lock.isOpen) return;
      rmSync(pidPath, { force: true });
      lock.close();
    },
  };
}

function readHolder(pidPath: string): number | null {
  try {
    const holder = Number.parseInt(readFileSync(pidPath, 'utf8'), 10);
    return Number.isNaN(holder) ? null : holder;
  } catch {
    return null;
  }
}
