import { chunkMaxBytes } from '@adwright/contract/upload/upload.ts';
import { createHash } from 'node:crypto';

export type LargeFilm = {
  readonly total: number;
  readonly bytes: number;
  readonly sha256: string;
  /** Made when it is needed. */
  part(index: number): Buffer<ArrayBuffer>;
};

/** A real film, blown up by a box that every player skips, in parts as they are sent. */
export function largeFilm(film: Buffer, bytes: number): LargeFilm {
  const padding = Buffer.alloc(8);
  padding.writeUInt32BE(bytes - film.length);
  padding.write('free', 4);
  const start = Buffer.concat([film, padding]);
  const total = Math.ceil(bytes / chunkMaxBytes);
  const part = (index: number): Buffer<ArrayBuffer> => {
    const body = Buffer.alloc(Math.min(chunkMaxBytes, bytes - index * chunkMaxBytes), index + 1);
    if (index === 0) start.copy(body);
    return body;
  };
  const sum = createHash('sha256');
  for (let index = 0; index < total; index += 1) sum.update(part(index));
  return { total, part, bytes, sha256: sum.digest('hex') };
}
