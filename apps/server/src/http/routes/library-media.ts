import { AppError } from '@adwright/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { libraryFolder } from '../../library/keep-media.ts';

export const libraryMediaPath = '/library-media/:name';

const Params = z.object({ name: z.string().max(80) });
const name = /^[0-9a-f]{32}(?:-small)?\.(png|jpg|jpeg|webp)$/;
const mimes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Pictures of imported ads, encoded by us and named after what they show: the same for everybody, forever. */
export function libraryMediaRoutes(app: FastifyInstance, deps: Pick<Deps, 'storage'>): void {
  app.get(libraryMediaPath, { exposeHeadRoute: false, schema: { params: Params } }, async (request, reply) => {
    const params = request.params as z.output<typeof Params>;
    const mime = mimes[name.exec(params.name)?.[1] ?? ''];
    const file = mime === undefined ? null : await deps.storage.read(`${libraryFolder}/${params.name}`);
    if (file === null || mime === undefined) throw new AppError('not_found');
    return reply
      .type(mime)
      .header('content-length', file.bytes)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.stream);
  });
}
