import fastifyStatic from '@fastify/static';
import { placePicturesPath } from '@adwright/contract/asset/place-pictures.ts';
import { platesFolder } from '@adwright/places/pictures.ts';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';

/** The photographed places products are set into; previews in the browser draw with them. */
export async function placePictures(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(platesFolder),
    prefix: placePicturesPath,
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });
}
