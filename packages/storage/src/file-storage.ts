import { Readable } from 'node:stream';
import type { ByteRange, FileStorage } from '@adwright/domain/assets/ports.ts';
import type { Disk } from 'flydrive';
import { assertStorageKey } from './storage-key.ts';

type ReadPart = (key: string, range: ByteRange) => Promise<NodeJS.ReadableStream>;

/** Any flydrive disk whose `put` and `putStream` are all or nothing, as those of the disk here and of S3 are. It cannot read parts itself. */
export function createFileStorage(disk: Disk, readPart: ReadPart): FileStorage {
  return {
    async put(key, body, { mime }) {
      assertStorageKey(key);
      await disk.put(key, body, { contentType: mime });
    },
    async putStream(key, source, { mime }) {
      assertStorageKey(key);
      const watched = rememberingFailure(source);
      try {
        await disk.putStream(key, Readable.from(watched.source()), { contentType: mime });
      } catch (error) {
        // The disk wraps what it catches; whoever failed in the source must be heard in their own words.
        throw watched.failure() ?? error;
      }
      return (await disk.getMetaData(key)).contentLength;
    },
    async read(key, range) {
      assertStorageKey(key);
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      const stream = range === undefined ? await disk.getStream(key) : await readPart(key, range);
      return { stream, bytes: contentLength };
    },
    async remove(key) {
      assertStorageKey(key);
      await disk.delete(key);
    },
  };
}

function rememberingFailure(source: AsyncIterable<Uint8Array>) {
  let failed: unknown = null;
  return {
    failure: () => failed,
    async *source(): AsyncGenerator<Uint8Array> {
      try {
        yield* source;
      } catch (error) {
        failed = error;
        throw error;
      }
    },
  };
}
