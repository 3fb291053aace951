/**
 * The disk as flydrive knows it, except that a file appears under its key only when all of it is on the disk: it is
 * written under a hidden name, flushed, measured, and renamed.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';

const hiddenFolder = '.unpublished';
const hour = 60 * 60 * 1000;

export class PublishingDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#publish(key, contents);
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#publish(key, contents);
  }

  /** Takes a file over from where it lies: by its name alone on the same disk, as a copy from another. */
  async takeFile(key: string, path: string): Promise<void> {
    try {
      await flushFile(path);
      await this.#rename(path, key);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      await this.#publish(key, createReadStream(path));
      await rm(path, { force: true });
    }
  }

  async pathOf(key: string): Promise<string | null> {
    const path = join(this.#root, key);
    return stat(path).then(
      (found) => (found.isFile() ? path : null),
      () => null,
    );
  }

  async writtenAt(key: string): Promise<Date | null> {
    return stat(join(this.#root, key)).then(
      (found) => (found.isFile() ? found.mtime : null),
      () => null,
    );
  }

  /** The keys of all published files. A folder that has been empty for long goes on the way. */
  async *keys(folder = ''): AsyncGenerator<string> {
    const place = join(this.#root, folder);
    const entries = await readdir(place, { withFileTypes: true }).catch(() => null);
    if (entries?.length === 0 && folder !== '') await removeOldFolder(place);
    for (const entry of entries ?? []) {
      const key = posix.join(folder, entry.name);
      if (entry.isDirectory() && entry.name !== hiddenFolder) yield* this.keys(key);
      else if (entry.isFile()) yield key;
    }
  }

  async #rename(from: string, key: string): Promise<void> {
    const target = join(this.#root, key);
    const move = async (): Promise<void> => {
      await mkdir(dirname(target), { recursive: true });
      await rename(from, target);
    };
    await move().catch(async (error: unknown) => {
      // The folder may have gone as an empty one between the two; where it is the file that is gone, this fails again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await move();
    });
    await flushFolder(dirname(target));
  }

  async #publish(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const hidden = join(this.#root, hiddenFolder, randomUUID());
    await mkdir(dirname(hidden), { recursive: true });
    try {
      await writeFlushed(hidden, contents);
      await this.#rename(hidden, key);
    } catch (error) {
      await rm(hidden, { force: true });
      throw error;
    }
  }

  /** Opened before it is handed over, so that a file that is gone is an error here and not in the middle of an answer. */
  async readPart(key: string, { start, end }: { start: number; end: number }): Promise<NodeJS.ReadableStream> {
    const file = await open(join(this.#root, key), 'r');
    return file.createReadStream({ start, end });
  }

  /** Clears away what a process that was killed had not published. What is young may be another process's work. */
  async sweepUnpublished(now: Date): Promise<void> {
    const folder = join(this.#root, hiddenFolder);
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (mtimeMs < now.getTime() - hour) await rm(path, { force: true });
    }
  }
}

async function removeOldFolder(path: string): Promise<void> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  // Fails, as it should, when something has been put into it since.
  if (mtimeMs < Date.now() - 24 * hour) await rmdir(path).catch(() => undefined);
}

async function writeFlushed(path: string, contents: string | Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(contents);
    await file.sync();
    const { size } = await file.stat();
    if (!(contents instanceof Readable) && size !== Buffer.byteLength(contents))
      throw new Error(`Only ${size} bytes of a file reached the disk`);
  } finally {
    await file.close();
  }
}

async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without this a power cut could forget the new name although the bytes are there. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
