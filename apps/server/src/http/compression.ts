import type { FastifyCompressOptions } from '@fastify/compress';
import { constants } from 'node:zlib';

/** How a route's answers are compressed. Said by each route: what the plugin is told for all, a route's own word puts aside. */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  // The lowest: the fourth takes three to four times as long for a tenth fewer bytes, and each answer is sent once.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  // Pages of a list: the stream that larger answers go through costs several times what compressing them does.
  syncThreshold: 64 * 1024,
};
