/**
 * Temporary folders beside the files, so that a finished result moves into the storage without being copied. Each
 * process has a folder of its own and holds a lock in it, which the operating system drops when the process dies,
 * however it dies: a folder whose lock is free is nobody's any more.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { WorkFolders } from '@adwright/domain/assets/ports.ts';

export type OpenWorkFolders = WorkFolders & {
  /** This process's own; whatever is made in it goes with it. */
  readonly path: string;
  close(): Promise<void>;
};

const lockName = '.lock';
const prefix = 'work-';
/** A process that starts makes its folder first and its lock a moment later. */
const youngMs = 60_000;

export async function openWorkFolders({ dataDir }: { dataDir: string }): Promise<OpenWorkFolders> {
  const root = join(dataDir, 'work');
  await sweep(root);
  const path = join(root, randomUUID());
  const opened = new Set<string>();
  await mkdir(path, { recursive: true, mode: 0o700 });
  const lock = tryLock(path);
  if (lock === null) throw new Error(`${path} is locked by another process`);
  return {
    path,
    async open() {
      const folder = await mkdtemp(join(path, prefix));
      opened.add(folder);
      const remove = async (): Promise<void> => {
        opened.delete(folder);
        await removeAll(folder);
      };
      return { path: folder, remove };
    },
    async sweep() {
      await sweep(root, path);
      for (const name of await readdir(path)) {
        const folder = join(path, name);
        if (name.startsWith(prefix) && !opened.has(folder) && (await isOld(folder))) await removeAll(folder);
      }
    },
    async close() {
      lock.close();
      await removeAll(path);
    },
  };
}

/** Clears away what killed processes left. */
async function sweep(root: string, own?: string): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const path = join(root, name);
    const entries = path === own ? null : await readdir(path).catch(() => null);
    if (entries === null) continue;
    if (!entries.includes(lockName) && !(await isOld(path))) continue;
    const lock = tryLock(path);
    if (lock === null) continue;
    lock.close();
    await removeAll(path);
  }
}

async function isOld(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return mtimeMs < Date.now() - youngMs;
}

/** Node has no call for a lock of the system's; SQLite, which it carries, takes one on an empty file. */
function tryLock(folder: string): DatabaseSync | null {
  const lock = new DatabaseSync(join(folder, lockName));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    return null;
  }
}

/**
 * Something that was cancelled may still be writing: what it makes while its folder goes is removed with it. What cannot
 * be removed waits for the next sweep, and never turns finished work into a failure.
 */
async function removeAll(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => undefined);
}
