import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';

/** How a route's answers are compressed. Said by each route: what the plugin is told for all, a route's own word puts aside. */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  // The lowest: the fourth takes three to four times as long for a tenth fewer bytes, and each answer is sent once.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  // Pages of a list: the stream that larger answers go through costs several times what compressing them does.
  syncThreshold: 64 * 1024,
};

/** Before any route: of each that is compressed, a cache is told so, also by an answer that was too small for it. */
export function tellWhatVaries(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.compress) route.onRequest = [addVary, ...[route.onRequest ?? []].flat()];
  });
}

async function addVary(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  const given = reply.getHeader('vary');
  reply.header('vary', given === undefined ? 'accept-encoding' : `${String(given)}, accept-encoding`);
}
