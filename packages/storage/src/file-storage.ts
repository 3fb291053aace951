import type { FileStorage } from '@adwright/domain/assets/ports.ts';
import type { Disk } from 'flydrive';
import { assertStorageKey } from './storage-key.ts';

/** Any flydrive disk whose `put` is all or nothing, as that of the disk here and of S3 is. */
export function createFileStorage(disk: Disk): FileStorage {
  return {
    async put(key, body, { mime }) {
      assertStorageKey(key);
      await disk.put(key, body, { contentType: mime });
    },
    async read(key) {
      assertStorageKey(key);
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), bytes: contentLength };
    },
    async remove(key) {
      assertStorageKey(key);
      await disk.delete(key);
    },
  };
}
