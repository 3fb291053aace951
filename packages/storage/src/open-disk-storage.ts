import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStorage } from '@adwright/domain/assets/ports.ts';
import { Disk } from 'flydrive';
import { PublishingDriver } from './publishing-driver.ts';
import { rememberingFailure } from './remembering-failure.ts';
import { assertStorageKey } from './storage-key.ts';

/** Files under `<dataDir>/files`. */
export async function openDiskStorage({ dataDir }: { dataDir: string }): Promise<FileStorage> {
  const driver = new PublishingDriver(join(dataDir, 'files'));
  await driver.sweepUnpublished(new Date());
  const disk = new Disk(driver);
  return {
    async put(key, body, { mime }) {
      assertStorageKey(key);
      await disk.put(key, body, { contentType: mime });
    },
    async putStream(key, source, { mime }) {
      assertStorageKey(key);
      const watched = rememberingFailure(source);
      await disk.putStream(key, Readable.from(watched.source()), { contentType: mime }).catch((error: unknown) => {
        throw watched.failure() ?? error;
      });
      return (await disk.getMetaData(key)).contentLength;
    },
    async putFile(key, path) {
      assertStorageKey(key);
      await driver.takeFile(key, path);
      return (await disk.getMetaData(key)).contentLength;
    },
    async localPath(key) {
      assertStorageKey(key);
      return driver.pathOf(key);
    },
    async read(key, range) {
      assertStorageKey(key);
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      const stream = range === undefined ? await disk.getStream(key) : await driver.readPart(key, range);
      return { stream, bytes: contentLength };
    },
    async remove(key) {
      assertStorageKey(key);
      await disk.delete(key);
    },
    keys: () => driver.keys(),
    writtenAt: (key) => driver.writtenAt(key),
    sweepUnpublished: (now) => driver.sweepUnpublished(now),
  };
}
