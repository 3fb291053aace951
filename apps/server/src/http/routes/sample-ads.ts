import fastifyStatic from '@fastify/static';
import { AppError } from '@adwright/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import { picturesFolder } from '@adwright/sample-ads/places.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';

const smallPath = '/sample-ads/small/';
export const largeSampleAdPath = '/sample-ads/large/:name';

const Params = z.object({ name: z.string().max(80) });

/** Pictures of the sample ads, the same for everybody: small ones from disk, large ones drawn when first looked at. */
export async function sampleAdRoutes(app: FastifyInstance, deps: Pick<Deps, 'sampleAds'>): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(picturesFolder),
    prefix: smallPath,
    index: false,
    maxAge: '7d',
    decorateReply: false,
  });
  app.get(largeSampleAdPath, { exposeHeadRoute: false, schema: { params: Params } }, async (request, reply) => {
    const { name } = request.params as z.output<typeof Params>;
    const picture = await deps.sampleAds.read(name.replace(/\.webp$/, ''));
    if (picture === null) throw new AppError('not_found');
    return reply.type(picture.mime).header('cache-control', 'public, max-age=604800').send(Buffer.from(picture.bytes));
  });
}
