import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { appendFile, readFile, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export type StoredObject = {
  readonly path: string;
  readonly bytes: number;
  readonly etag: string;
  readonly mime: string;
  readonly at: Date;
};
export type UnfinishedUpload = {
  readonly key: string;
  readonly mime: string;
  readonly at: Date;
  readonly parts: Map<number, StoredObject>;
};

/** Parts but the last must not be smaller, as at Amazon's. */
const smallestPart = 5 * 1024 * 1024;

export class S3Refusal extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

export type Bucket = ReturnType<typeof createBucket>;

/** What a bucket holds, in a folder: an object is there whole or not at all. */
export function createBucket(folder: string, clock: () => Date = () => new Date()) {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, UnfinishedUpload>();

  /** Takes a body, and refuses one that is not what was signed. */
  async function receive(request: IncomingMessage): Promise<StoredObject> {
    const [path, sum, md5] = [join(folder, randomUUID()), createHash('sha256'), createHash('md5')];
    const summed = async function* (): AsyncGenerator<Buffer> {
      for await (const part of request as AsyncIterable<Buffer>) {
        sum.update(part);
        md5.update(part);
        yield part;
      }
    };
    await pipeline(summed, createWriteStream(path));
    const signed = request.headers['x-amz-content-sha256'];
    if (signed !== 'UNSIGNED-PAYLOAD' && signed !== sum.digest('hex')) throw new S3Refusal(400, 'BadDigest');
    const { size: bytes } = await stat(path);
    const mime = request.headers['content-type'] ?? 'binary/octet-stream';
    return { path, bytes, mime, at: clock(), etag: `"${md5.digest('hex')}"` };
  }

  function uploadOf(id: string | null): UnfinishedUpload {
    const upload = uploads.get(id ?? '');
    if (upload === undefined) throw new S3Refusal(404, 'NoSuchUpload');
    return upload;
  }

  return {
    objects,
    uploads,
    async put(key: string, request: IncomingMessage): Promise<string> {
      const object = await receive(request);
      objects.set(key, object);
      return object.etag;
    },
    begin(key: string, mime: string): string {
      const id = randomUUID();
      uploads.set(id, { key, mime, at: clock(), parts: new Map() });
      return id;
    },
    async putPart(id: string | null, number: number, request: IncomingMessage): Promise<string> {
      const upload = uploadOf(id);
      const part = await receive(request);
      upload.parts.set(number, part);
      return part.etag;
    },
    async complete(id: string | null, wanted: readonly { number: number; etag: string }[]): Promise<string> {
      const { key, mime, parts } = uploadOf(id);
      const path = join(folder, randomUUID());
      let bytes = 0;
      for (const [index, { number, etag }] of wanted.entries()) {
        const part = parts.get(number);
        if (part === undefined || part.etag !== etag) throw new S3Refusal(400, 'InvalidPart');
        if (index < wanted.length - 1 && part.bytes < smallestPart) throw new S3Refusal(400, 'EntityTooSmall');
        await appendFile(path, await readFile(part.path));
        bytes += part.bytes;
      }
      uploads.delete(id ?? '');
      const etag = `"${randomUUID()}-${wanted.length}"`;
      objects.set(key, { path, bytes, mime, at: clock(), etag });
      for (const part of parts.values()) await rm(part.path, { force: true });
      return etag;
    },
    abort(id: string | null): void {
      uploadOf(id);
      uploads.delete(id ?? '');
    },
  };
}
