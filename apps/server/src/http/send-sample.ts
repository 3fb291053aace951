import { parseRange } from '@adwright/domain/assets/parse-range.ts';
import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseRange } from './refuse-range.ts';

/** A small recording that is the same for everybody. Some browsers play nothing of which they cannot have a part. */
export function sendSample(request: FastifyRequest, reply: FastifyReply, sample: EngineFile, caching: string) {
  const { bytes, mime } = sample;
  const range = parseRange(request.headers.range, bytes.length);
  reply.type(mime).header('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') return refuseRange(reply, bytes.length);
  reply.header('cache-control', caching);
  if (range === null) return reply.send(Buffer.from(bytes));
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  return reply.send(Buffer.from(bytes.subarray(range.start, range.end + 1)));
}
