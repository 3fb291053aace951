import fastifyStatic from '@fastify/static';
import { samplePicturesPath } from '@adwright/contract/asset/picture-ref.ts';
import { picturesFolder } from '@adwright/samples/pictures.ts';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';

/** Our own product pictures, to try a tool with; the same for everybody. */
export async function samplePictures(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(picturesFolder),
    prefix: samplePicturesPath,
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });
}
