/**
 * A server on loopback that speaks the part of S3's protocol that storage uses: objects, ranges, uploads in parts,
 * lists in pages, signatures checked. It can be told to fail.
 */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { S3Options } from '../open-s3-storage.ts';
import { type Bucket, createBucket, S3Refusal } from './s3-bucket.ts';
import { isSigned } from './s3-signature.ts';

export type S3Server = {
  readonly options: S3Options;
  /** The same, as a process is told of it. */
  readonly env: Readonly<Record<string, string>>;
  readonly bucket: Bucket;
  /** Every request so far: its method and what it asked for. */
  readonly requests: readonly string[];
  /** The next requests get no more than a 503. */
  fail(times: number): void;
  close(): Promise<void>;
};

const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'a secret for tests' };
const name = 'ads';

export async function startS3Server({
  prefix = '',
  pageSize = 1000,
  clock = () => new Date(),
} = {}): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'adwright-s3-'));
  const bucket = createBucket(folder, clock);
  const requests: string[] = [];
  let failures = 0;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void (async () => {
      try {
        if (failures > 0 && failures-- > 0) throw new S3Refusal(503, 'SlowDown');
        if (!isSigned(request, credentials)) throw new S3Refusal(403, 'SignatureDoesNotMatch');
        await serve(bucket, pageSize, request, response);
      } catch (error) {
        refuse(response, error instanceof S3Refusal ? error : new S3Refusal(500, 'InternalError'));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    options: { bucket: name, region: 'us-east-1', endpoint, forcePathStyle: true, prefix, ...credentials },
    env: {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      S3_PREFIX: prefix,
    },
    bucket,
    requests,
    fail: (times) => void (failures = times),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function serve(
  bucket: Bucket,
  pageSize: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
  const [, place, ...rest] = pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  if (place !== name) throw new S3Refusal(404, 'NoSuchBucket');
  const upload = query.get('uploadId');
  const mime = request.headers['content-type'] ?? '';
  switch (request.method ?? 'GET') {
    case 'PUT': {
      const part = Number(query.get('partNumber'));
      const etag = upload === null ? await bucket.put(key, request) : await bucket.putPart(upload, part, request);
      return void response.writeHead(200, { etag }).end();
    }
    case 'POST': {
      if (query.has('uploads'))
        return answer(
          response,
          `<InitiateMultipartUploadResult><UploadId>${bucket.begin(key, mime)}</UploadId></InitiateMultipartUploadResult>`,
        );
      const etag = await bucket.complete(upload, partsIn(await text(request)));
      return answer(response, `<CompleteMultipartUploadResult><ETag>${etag}</ETag></CompleteMultipartUploadResult>`);
    }
    case 'DELETE':
      if (upload === null) bucket.objects.delete(key);
      else bucket.abort(upload);
      return void response.writeHead(204).end();
    default:
      if (key !== '') return sendObject(bucket, key, request, response);
      return answer(response, query.has('uploads') ? uploadsOf(bucket, query) : objectsOf(bucket, query, pageSize));
  }
}

function partsIn(xml: string): { number: number; etag: string }[] {
  return [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: (/<ETag>(.*?)</.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }));
}

async function sendObject(bucket: Bucket, key: string, request: IncomingMessage, response: ServerResponse) {
  const object = bucket.objects.get(key);
  if (object === undefined) throw new S3Refusal(404, 'NoSuchKey');
  const { bytes, etag, mime, at, path } = object;
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const range = from === undefined ? null : { start: Number(from), end: Math.min(Number(to), bytes - 1) };
  if (range !== null && range.start >= bytes) throw new S3Refusal(416, 'InvalidRange');
  response.writeHead(range === null ? 200 : 206, {
    etag,
    'content-type': mime,
    'last-modified': at.toUTCString(),
    'content-length': range === null ? bytes : range.end - range.start + 1,
    ...(range !== null && { 'content-range': `bytes ${range.start}-${range.end}/${bytes}` }),
  });
  if (request.method === 'HEAD' || bytes === 0) return void response.end();
  await pipeline(createReadStream(path, range ?? {}), response).catch(() => undefined);
}

function objectsOf(bucket: Bucket, query: URLSearchParams, pageSize: number): string {
  const after = query.get('continuation-token') ?? '';
  const all = [...bucket.objects].filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = all.toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(0, pageSize);
  const more = page.length < all.length ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  const rows = page.map(
    ([key, { bytes, at }]) =>
      `<Contents><Key>${key}</Key><Size>${bytes}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${rows.join('')}</ListBucketResult>`;
}

function uploadsOf(bucket: Bucket, query: URLSearchParams): string {
  const rows = [...bucket.uploads].map(([id, { key, at }]) =>
    key.startsWith(query.get('prefix') ?? '')
      ? `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`
      : '',
  );
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`;
}

function answer(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`);
}

function refuse(response: ServerResponse, { status, message }: S3Refusal): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${message}</Code><Message>${message}</Message></Error>`);
}
