import type { FileStorage } from '../assets/ports.ts';
import { chunkKey } from './chunk-key.ts';
import type { UploadRecord } from './ports.ts';

/** The parts one after the other, never more than one buffer of them in memory. */
export async function* bytesOf(storage: FileStorage, upload: UploadRecord): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < upload.total; index += 1) {
    const chunk = await storage.read(chunkKey(upload, index));
    if (chunk === null) throw new Error(`Part ${index} of an upload is gone`);
    for await (const part of chunk.stream) yield asBytes(part);
  }
}

export function asBytes(part: string | Buffer): Uint8Array {
  return typeof part === 'string' ? Buffer.from(part) : part;
}
