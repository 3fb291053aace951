import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '../env.ts';

/** Whatever carries one of these names is never written, one level deep or two. */
const secretNames = [
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'token',
  'credential',
  'secret',
  'codeHash',
];

export function createLogger(level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: {
      // The path alone: a query may hold a signature or an address.
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?')[0], ip }),
      err: (error: Error) => withoutParameters(pino.stdSerializers.err(error)),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A failed query quotes its parameters (hashes, addresses) in its message: they stay out of the log. */
function withoutParameters<Serialised>(error: Serialised): Serialised {
  if (typeof error !== 'object' || error === null) return error;
  const cut = Object.entries(error).map(([name, value]: [string, unknown]) => {
    if (name === 'params' || name === 'parameters') return [name, '[redacted]'];
    if (typeof value === 'string') return [name, value.replaceAll(/\nparams: [^\n]*/g, '\nparams: [redacted]')];
    return [name, name === 'cause' ? withoutParameters(value) : value];
  });
  return Object.fromEntries(cut) as Serialised;
}

/** One line per request, when it is over. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { userId } = request.caller ?? {};
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime), userId };
    request.log.info(line, 'request');
  });
}
