/** One file with everything: a plain tar, written under another name until it is complete, for its owner's eyes only. */
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type ArchiveWriter = { add(name: string, bytes: number, body: AsyncIterable<Uint8Array>): Promise<void> };

export async function writeArchive(file: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const { readable, controller } = createTarPacker();
  const written = pipeline(readable, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  // Whoever adds hears of a full disk from here.
  written.catch((error: unknown) => controller.error(error));
  try {
    await write({
      async add(name, bytes, body) {
        const entry = controller.add({ name, size: bytes, type: 'file', mode: 0o600, mtime: new Date() });
        await pipeline(body, Writable.fromWeb(entry));
      },
    });
    controller.finalize();
    await written;
    await rename(unfinished, file);
  } catch (error) {
    controller.error(error);
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

export type ArchiveEntry = { readonly name: string; readonly body: AsyncIterable<Uint8Array> };

/** Entry by entry; each has to be read to its end before the next is asked for. Throws when the file ends too early. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const bytes = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  for await (const { header, body } of bytes.pipeThrough(createTarDecoder({ strict: true }))) {
    if (header.type === 'file') yield { name: header.name, body };
  }
}
