import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type S3Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string };

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;

/** Whether a request is signed with these credentials, as version 4 of the signature asks for. */
export function isSigned(request: IncomingMessage, { accessKeyId, secretAccessKey }: S3Credentials): boolean {
  const [, id, scope = '', names = '', signature = ''] = form.exec(request.headers.authorization ?? '') ?? [];
  if (id !== accessKeyId) return false;
  const signed = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  const payload = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, pathname, sortedQuery(search), signed.join(''), names, payload].join('\n');
  const date = String(request.headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${secretAccessKey}`);
  const expected = hmac(key, text);
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** As it was sent, in order; a name without a value has an empty one. */
function sortedQuery(search: string): string {
  const pairs = search.slice(1).split('&').filter(Boolean);
  return pairs
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
    .join('&');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
