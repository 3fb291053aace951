import { AppError } from '@adwright/contract/errors.ts';
import type { ExportedFile } from '@adwright/domain/accounts/export-everything.ts';
import { downloadZip } from 'client-zip';
import { Readable } from 'node:stream';

/** An archive that is written while it is read: no file of it is opened before its turn, and none is held. */
export function zipStream(files: AsyncIterable<ExportedFile>): Readable {
  const { body } = downloadZip(zipped(files));
  if (!body) throw new AppError('internal');
  return Readable.from(body);
}

async function* zipped(files: AsyncIterable<ExportedFile>) {
  for await (const { name, changedAt, content, bytes } of files) {
    const isWhole = typeof content === 'string' || content instanceof Uint8Array;
    const input = isWhole ? content : Readable.toWeb(Readable.from(content));
    yield { name, lastModified: changedAt, input, ...(bytes !== undefined && { size: bytes }) };
  }
}
