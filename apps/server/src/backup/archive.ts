/** One file with everything: a plain tar, written under another name until it is complete, for its owner's eyes only. */
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './manifest.ts';

/** The last entry: a sum of all before it, by which a bit that fell over or an entry that is missing is noticed. */
const sumName = 'sum';

export type ArchiveWriter = { add(name: string, bytes: number, body: AsyncIterable<Uint8Array>): Promise<void> };

export async function writeArchive(file: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const sum = createHash('sha256');
  const { readable, controller } = createTarPacker();
  const written = pipeline(readable, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  // Whoever adds hears of a full disk from here.
  let unwritable: Error | undefined;
  written.catch((error: Error) => {
    unwritable = error;
    controller.error(error);
  });
  const add: ArchiveWriter['add'] = async (name, bytes, body) => {
    const entry = controller.add({ name, size: bytes, type: 'file', mode: 0o600, mtime: new Date() });
    await pipeline(summed(sum, name, body), Writable.fromWeb(entry));
  };
  try {
    await write({ add });
    const digest = Buffer.from(sum.digest('hex'));
    const closing = controller.add({
      name: sumName,
      size: digest.length,
      type: 'file',
      mode: 0o600,
      mtime: new Date(),
    });
    await pipeline(Readable.from([digest]), Writable.fromWeb(closing));
    controller.finalize();
    await written;
    await rename(unfinished, file);
  } catch (error) {
    controller.error(error);
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    // The cut-off entry says less than what cut it off.
    throw unwritable ?? error;
  }
}

export type ArchiveEntry = { readonly name: string; readonly body: AsyncIterable<Uint8Array> };

export type ArchiveReader = {
  /** Each has to be read to its end before the next is asked for. Throws when the file ends too early. */
  readonly entries: AsyncGenerator<ArchiveEntry>;
  /** Once all are read: whether they are what was written; null for an archive that carries no sum. */
  isWhole(): boolean | null;
};

export function readArchive(file: string): ArchiveReader {
  const sum = createHash('sha256');
  let isWhole: boolean | null = null;
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    const bytes = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    for await (const { header, body } of intact(file, bytes.pipeThrough(createTarDecoder({ strict: true })))) {
      if (header.type !== 'file') continue;
      if (header.name === sumName) isWhole = (await text(body)) === sum.digest('hex');
      else yield { name: header.name, body: summed(sum, header.name, intact(file, body)) };
    }
  }
  return { entries: entries(), isWhole: () => isWhole };
}

async function* summed(sum: Hash, name: string, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  sum.update(`${name}\0`);
  for await (const bytes of body) {
    sum.update(bytes);
    yield bytes;
  }
}

async function* intact<Part>(file: string, parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (error) {
    throw new BackupError(`${file} cannot be read as a backup: ${(error as Error).message}`, { cause: error });
  }
}
