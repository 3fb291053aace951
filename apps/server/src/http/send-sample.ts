import { parseRange } from '@adwright/domain/assets/parse-range.ts';
import type { EngineFile } from '@adwright/domain/engines/engine-file.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A small recording that is the same for everybody. Some browsers play nothing of which they cannot have a part. */
export function sendSample(request: FastifyRequest, reply: FastifyReply, sample: EngineFile, caching: string) {
  const { bytes, mime } = sample;
  const range = parseRange(request.headers.range, bytes.length);
  reply.type(mime).header('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  reply.header('cache-control', caching);
  if (range === null) return reply.send(Buffer.from(bytes));
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  return reply.send(Buffer.from(bytes.subarray(range.start, range.end + 1)));
}
