import { openFile } from '@adwright/domain/assets/open-file.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { contentDisposition } from '../content-disposition.ts';
import { refuseRange } from '../refuse-range.ts';

export const filesPath = '/files/:id/:name';

/** What a browser may show in place. Everything else, SVG and its scripts above all, is only ever saved. */
const shownInPlace = /^(?:image\/(?:png|jpeg|webp|gif|avif)|video\/(?:mp4|webm)|audio\/(?:mpeg|mp4|wav|ogg|webm))$/;

export const FileParams = z.object({ id: z.string(), name: z.string() });
export const FileQuery = z.object({
  expires: z.string().default(''),
  signature: z.string().default(''),
  share: z.string().max(100).optional(),
  download: z.string().optional(),
});

type FileRequest = FastifyRequest<{ Params: z.output<typeof FileParams>; Querystring: z.output<typeof FileQuery> }>;

/** Private files by signed address. */
export function filesRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(filesPath, { schema: { params: FileParams, querystring: FileQuery } }, (request: FileRequest, reply) =>
    sendFile(deps, request, reply),
  );
}

async function sendFile(deps: Deps, request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { id, name } = request.params;
  const { expires, signature, share, download } = request.query;
  const file = await openFile(deps, { link: { id, name, expires, signature, share }, range: request.headers.range });
  reply.header('accept-ranges', 'bytes');
  if ('behindEnd' in file) return refuseRange(reply, file.bytes);
  const { asset, bytes, range, stream } = file;
  const inline = shownInPlace.test(asset.mime) && download === undefined;
  reply
    .type(asset.mime)
    // Through a share a file has the name that was signed for it, which may hide the owner's.
    .header(
      'content-disposition',
      contentDisposition(inline ? 'inline' : 'attachment', share === undefined ? asset.name : name),
    )
    // Whatever is in the file, it may run nothing and load nothing but itself.
    .header('content-security-policy', "default-src 'none'; img-src 'self'; media-src 'self'; sandbox")
    // What was shared is asked for again each time: the share may have ended.
    .header('cache-control', share === undefined ? cachedUntil(expires, deps.clock()) : 'private, no-cache')
    .header('content-length', range === null ? bytes : range.end - range.start + 1);
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return reply.send(stream);
}

/** A cache may keep the file for as long as its address works, and not longer. */
function cachedUntil(expires: string, now: Date): string {
  return `private, max-age=${Math.max(0, Math.floor(Number(expires) - now.getTime() / 1000))}, immutable`;
}
