import type { FileStorage } from '@adwright/domain/assets/ports.ts';
import { join } from 'node:path';
import type { Env } from '../env.ts';

export type OpenStorage = {
  readonly storage: FileStorage;
  /** Where files are kept, for people to read. */
  readonly place: string;
  close(): void;
};

/** Only what the configuration asks for is loaded: the client of S3 alone is a megabyte of code. */
export async function openStorage(env: Env): Promise<OpenStorage> {
  if (env.S3_BUCKET === undefined) {
    const { openDiskStorage } = await import('@adwright/storage/open-disk-storage.ts');
    const storage = await openDiskStorage({ dataDir: env.DATA_DIR });
    return { storage, place: join(env.DATA_DIR, 'files'), close: () => undefined };
  }
  const { openS3Storage } = await import('@adwright/storage/open-s3-storage.ts');
  const storage = openS3Storage({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: (env.S3_FORCE_PATH_STYLE ?? String(env.S3_ENDPOINT !== undefined)) === 'true',
    prefix: env.S3_PREFIX ?? '',
  });
  const host = env.S3_ENDPOINT === undefined ? `Amazon S3 (${env.S3_REGION})` : new URL(env.S3_ENDPOINT).host;
  return { storage, place: `the bucket ${env.S3_BUCKET} at ${host}`, close: () => storage.close() };
}
