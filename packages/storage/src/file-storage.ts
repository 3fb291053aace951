import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ByteRange, FileStorage } from '@adwright/domain/assets/ports.ts';
import type { Disk } from 'flydrive';
import { assertStorageKey } from './storage-key.ts';

type StoragePlace = Pick<FileStorage, 'keys' | 'writtenAt' | 'sweepUnpublished'> & {
  readPart(key: string, range: ByteRange): Promise<NodeJS.ReadableStream>;
  /** For files on this machine: moves one in, and says where one lies. */
  readonly local?: {
    takeFile(key: string, path: string): Promise<void>;
    pathOf(key: string): Promise<string | null>;
  };
};

/** Any flydrive disk whose `put` and `putStream` are all or nothing, as those of the disk here and of S3 are. It cannot read parts itself. */
export function createFileStorage(disk: Disk, { readPart, local, ...place }: StoragePlace): FileStorage {
  return {
    ...place,
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
    async putFile(key, path, { mime }) {
      assertStorageKey(key);
      if (local) await local.takeFile(key, path);
      else {
        await disk.putStream(key, createReadStream(path), { contentType: mime });
        await rm(path, { force: true });
      }
      return (await disk.getMetaData(key)).contentLength;
    },
    async localPath(key) {
      assertStorageKey(key);
      return (await local?.pathOf(key)) ?? null;
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
