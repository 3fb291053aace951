import fastifyStatic from '@fastify/static';
import { peoplePicturesPath } from '@adwright/contract/avatar/people-pictures.ts';
import { peopleFolder } from '@adwright/people/pictures.ts';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';

/** The built-in people, cut out, and the points of their faces; previews in the browser draw with them. */
export async function peoplePictures(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(peopleFolder),
    prefix: peoplePicturesPath,
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });
}
