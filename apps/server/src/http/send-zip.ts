import { AppError } from '@adwright/contract/errors.ts';
import type { ExportedFile } from '@adwright/domain/accounts/export-everything.ts';
import { downloadZip } from 'client-zip';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

/** Written as it is downloaded: there is no file to wait for, to keep or to clear away. */
export function sendZip(reply: FastifyReply, fileName: string, files: AsyncIterable<ExportedFile>): FastifyReply {
  const { body } = downloadZip(zipped(files));
  if (!body) throw new AppError('internal');
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .send(Readable.from(body));
}

async function* zipped(files: AsyncIterable<ExportedFile>) {
  for await (const { name, changedAt, content, bytes } of files) {
    const isWhole = typeof content === 'string' || content instanceof Uint8Array;
    const input = isWhole ? content : Readable.toWeb(Readable.from(content));
    yield { name, lastModified: changedAt, input, ...(bytes !== undefined && { size: bytes }) };
  }
}
