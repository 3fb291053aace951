import { join } from 'node:path';
import type { FileStorage } from '@adwright/domain/assets/ports.ts';
import { Disk } from 'flydrive';
import { createFileStorage } from './file-storage.ts';
import { PublishingDriver } from './publishing-driver.ts';

/** Files under `<dataDir>/files`. */
export async function openDiskStorage({ dataDir }: { dataDir: string }): Promise<FileStorage> {
  const driver = new PublishingDriver(join(dataDir, 'files'));
  await driver.sweepUnpublished(new Date());
  return createFileStorage(new Disk(driver), {
    keys: () => driver.keys(),
    writtenAt: (key) => driver.writtenAt(key),
    sweepUnpublished: (now) => driver.sweepUnpublished(now),
    readPart: (key, range) => driver.readPart(key, range),
    local: { takeFile: (key, path) => driver.takeFile(key, path), pathOf: (key) => driver.pathOf(key) },
  });
}
