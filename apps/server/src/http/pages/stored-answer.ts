import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ContentCoding } from './content-coding.ts';

type Variant = {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type StoredAnswer = {
  /** What the address answers as, in the coding the client takes. */
  variant(coding: ContentCoding): Variant;
};

const brotliQuality = 7;

/** One body in the three codings a client may ask for; each is made when it is first wanted and then kept. */
export function storedAnswer(body: Buffer, headers: Readonly<Record<string, string>>): StoredAnswer {
  const variants = new Map<ContentCoding, Variant>();
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const make = (coding: ContentCoding): Variant => {
    const coded = encode(body, coding);
    const etag = `"${hash}-${coding}"`;
    return {
      body: coded,
      etag,
      headers: {
        ...headers,
        etag,
        'content-length': String(coded.length),
        ...(coding !== 'identity' && { 'content-encoding': coding }),
      },
    };
  };
  return {
    variant(coding) {
      const kept = variants.get(coding) ?? make(coding);
      variants.set(coding, kept);
      return kept;
    },
  };
}

export function encode(body: Buffer, coding: ContentCoding): Buffer {
  if (coding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return brotliCompressSync(body, { params });
  }
  return coding === 'gzip' ? gzipSync(body, { level: 9 }) : body;
}

/** Whether the client already has this. A weak tag counts: it has the same page. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
