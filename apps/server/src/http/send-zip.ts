import type { ExportedFile } from '@adwright/domain/accounts/export-everything.ts';
import type { FastifyReply } from 'fastify';
import { zipStream } from './zip-stream.ts';

/** Written as it is downloaded: there is no file to wait for, to keep or to clear away. */
export function sendZip(reply: FastifyReply, fileName: string, files: AsyncIterable<ExportedFile>): FastifyReply {
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .send(zipStream(files));
}
