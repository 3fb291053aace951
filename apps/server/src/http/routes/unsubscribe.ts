import { AppError } from '@adwright/contract/errors.ts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';

export const unsubscribePath = '/unsubscribe/:token';

const Params = z.object({ token: z.string().max(80) });
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where mail programs send their one click (RFC 8058): a form without a session, so its token says it all. */
export function unsubscribeRoute(deps: Pick<Deps, 'work'>): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser('*', { bodyLimit: 4096, parseAs: 'string' }, (_request, _body, done) => done(null, null));
    app.post(unsubscribePath, { schema: { params: Params } }, async (request, reply) => {
      const { token } = request.params as z.output<typeof Params>;
      const stopped = uuid.test(token) ? await deps.work.stores.follows.stop(token) : null;
      if (stopped === null) throw new AppError('not_found');
      return reply.code(200).send('');
    });
  };
}
