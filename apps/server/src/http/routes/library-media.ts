import { AppError } from '@adwright/contract/errors.ts';
import type { FileStorage } from '@adwright/domain/assets/ports.ts';
import { parseRange } from '@adwright/domain/assets/parse-range.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { refuseRange } from '../refuse-range.ts';
import { libraryFolder } from '../../library/library-files.ts';

export const libraryMediaPath = '/library-media/:name';

const Params = z.object({ name: z.string().max(80) });
const name = /^[0-9a-f]{32}(?:(?:-small)?\.(png|jpg|jpeg|webp)|\.(mp4|webm|mov))$/;
const mimes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

/**
 * Media of others' ads, named after what they show: the same for everybody, forever. Some browsers play no film of
 * which they cannot have a part.
 */
export function libraryMediaRoutes(app: FastifyInstance, deps: Pick<Deps, 'storage'>): void {
  app.get(libraryMediaPath, { exposeHeadRoute: false, schema: { params: Params } }, async (request, reply) => {
    const params = request.params as z.output<typeof Params>;
    const [, picture, film] = name.exec(params.name) ?? [];
    const mime = mimes[picture ?? film ?? ''];
    const key = `${libraryFolder}/${params.name}`;
    if (mime === undefined) throw new AppError('not_found');
    const { range: asked, bytes } = await partOf(deps.storage, key, request.headers.range);
    if (asked === 'unsatisfiable') return refuseRange(reply, bytes);
    const file = await (asked === null ? deps.storage.read(key) : deps.storage.read(key, asked));
    if (file === null) throw new AppError('not_found');
    if (asked !== null) reply.code(206).header('content-range', `bytes ${asked.start}-${asked.end}/${file.bytes}`);
    return reply
      .type(mime)
      .header('accept-ranges', 'bytes')
      .header('content-length', asked === null ? file.bytes : asked.end - asked.start + 1)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.stream);
  });
}

/** How large a file is, is known once a part of it is read. */
async function partOf(storage: FileStorage, key: string, header: string | undefined) {
  const part = header === undefined ? null : await storage.read(key, { start: 0, end: 0 });
  part?.stream.resume();
  const bytes = part?.bytes ?? 0;
  return { range: part === null ? null : parseRange(header, bytes), bytes };
}
