import type { FastifyReply } from 'fastify';

/** A part was asked for that begins behind the end; whoever asked is told how long the file is. */
export function refuseRange(reply: FastifyReply, bytes: number): FastifyReply {
  return reply.code(416).header('content-range', `bytes */${bytes}`).send();
}
