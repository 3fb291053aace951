import type { IncomingMessage } from 'node:http';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchRefusal } from './fetch-refusal.ts';

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

export type BodyLimits = {
  /** Of the bytes on the wire and of what they unpack to, each. */
  readonly maxBytes: number;
  /** Keep the beginning instead of refusing what is longer. */
  readonly cut?: boolean;
};

/** Reads to the end or to the limit, whichever is first. The caller's time limit destroys the message. */
export async function readBody(message: IncomingMessage, { maxBytes, cut = false }: BodyLimits): Promise<Buffer> {
  const declared = Number(message.headers['content-length'] ?? 0);
  if (declared > maxBytes && !cut) throw new FetchRefusal('too_large');
  const body = unpack(message, maxBytes, cut);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) {
        if (cut) break;
        throw new FetchRefusal('too_large');
      }
    }
  } finally {
    body.destroy();
    message.destroy();
  }
  const whole = Buffer.concat(chunks);
  return whole.length > maxBytes ? whole.subarray(0, maxBytes) : whole;
}

/** The same into a file, a piece at a time; what is longer is refused. */
export async function saveBody(
  message: IncomingMessage,
  into: string,
  { maxBytes }: Pick<BodyLimits, 'maxBytes'>,
): Promise<void> {
  if (Number(message.headers['content-length'] ?? 0) > maxBytes) throw new FetchRefusal('too_large');
  const body = unpack(message, maxBytes, false);
  const counted = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) throw new FetchRefusal('too_large');
      yield chunk;
    }
  };
  await pipeline(body, counted, createWriteStream(into, { mode: 0o600 }));
}

/** Counts what arrives, too: a body that unpacks to nothing could otherwise arrive for ever. */
function unpack(message: IncomingMessage, maxBytes: number, cut: boolean): Readable {
  const coding = (message.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (coding === 'identity' || coding === '') return message;
  const create = Object.hasOwn(decoders, coding) ? decoders[coding as keyof typeof decoders] : undefined;
  if (create === undefined) throw new FetchRefusal('wrong_type');
  const decoder = create();
  let arrived = 0;
  message.on('data', (chunk: Buffer) => {
    arrived += chunk.length;
    if (arrived > maxBytes && !cut) decoder.destroy(new FetchRefusal('too_large'));
  });
  message.on('error', (error) => decoder.destroy(error));
  message.on('aborted', () => decoder.destroy(new FetchRefusal('unreachable')));
  return message.pipe(decoder);
}
