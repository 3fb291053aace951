/**
 * Files in a bucket of S3 or of anything that speaks its protocol. An object appears under its key only when all of it
 * has arrived, so publishing needs no temporary name; what an interrupted upload leaves is parts that nobody can read.
 */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { ByteRange, FileStorage } from '@adwright/domain/assets/ports.ts';
import { createBucketWalk } from './bucket-walk.ts';
import { rememberingFailure } from './remembering-failure.ts';
import { assertStorageKey } from './storage-key.ts';

export type S3Options = {
  readonly bucket: string;
  readonly region: string;
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket in the path instead of in the host's name. */
  readonly forcePathStyle: boolean;
  /** A folder in the bucket, for one that others use, too. */
  readonly prefix: string;
};

export type S3Storage = FileStorage & { close(): void };

/** Two parts of a file are in memory at a time. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;

/** Longer than the largest file takes on a slow line; what is older was cut off. */
const unfinishedMs = 24 * 60 * 60 * 1000;

export function openS3Storage(options: S3Options): S3Storage {
  const client = connect(options);
  const prefix = options.prefix === '' ? '' : `${options.prefix}/`;
  const at = (key: string) => {
    assertStorageKey(key);
    return { Bucket: options.bucket, Key: prefix + key };
  };
  const walk = createBucketWalk(client, { bucket: options.bucket, prefix });

  async function putStream(key: string, source: AsyncIterable<Uint8Array>, { mime }: { mime: string }) {
    const place = at(key);
    let bytes = 0;
    const watched = rememberingFailure(source, (part) => (bytes += part.byteLength));
    const params = { ...place, Body: Readable.from(watched.source()), ContentType: mime };
    const upload = new Upload({ client, params, partSize: partBytes, queueSize: partsAtOnce });
    await upload.done().catch((error: unknown) => {
      throw watched.failure() ?? error;
    });
    return bytes;
  }

  return {
    putStream,
    async put(key, body, { mime }) {
      await client.send(new PutObjectCommand({ ...at(key), Body: body, ContentType: mime }));
    },
    async putFile(key, path, about) {
      const bytes = await putStream(key, createReadStream(path), about);
      await rm(path, { force: true });
      return bytes;
    },
    async localPath(key) {
      assertStorageKey(key);
      return null;
    },
    async read(key, range) {
      const found = await orNull(client.send(new GetObjectCommand({ ...at(key), ...rangeOf(range) })));
      if (found === null) return null;
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
      return { stream: found.Body as Readable, bytes: Number(whole ?? found.ContentLength) };
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async writtenAt(key) {
      return (await orNull(client.send(new HeadObjectCommand(at(key)))))?.LastModified ?? null;
    },
    keys: () => walk.keys(),
    async sweepUnpublished(now) {
      for await (const { Key, UploadId, Initiated } of walk.unfinished()) {
        if (Initiated === undefined || Initiated.getTime() > now.getTime() - unfinishedMs) continue;
        await orNull(client.send(new AbortMultipartUploadCommand({ Bucket: options.bucket, Key, UploadId })));
      }
    },
    close: () => client.destroy(),
  };
}

function connect({ region, endpoint, forcePathStyle, accessKeyId, secretAccessKey }: S3Options): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 4,
    // Every part is signed with its own hash already; the newer checksums are what others' servers do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, socketTimeout: 60_000, httpAgent: sockets, httpsAgent: sockets },
  });
}

/** A file that is being watched holds its connection for as long as it is: many may be. */
const sockets = { keepAlive: true, maxSockets: 256 };

function rangeOf(range: ByteRange | undefined): { Range?: string } {
  return range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
}

async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}
