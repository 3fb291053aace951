import { AppError } from '@adwright/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { sendSample } from '../send-sample.ts';

export const musicSamplePath = '/api/music/sample/:id';

const Params = z.object({ id: z.string().max(64) });

/** For everybody, as what a voice sounds like is; a piece that is composed anew is heard the day after. */
export function musicRoutes(app: FastifyInstance, deps: Pick<Deps, 'music'>): void {
  app.get(musicSamplePath, { exposeHeadRoute: false, schema: { params: Params } }, async (request, reply) => {
    const { id } = request.params as z.output<typeof Params>;
    const sample = await deps.music.read(id);
    if (sample === null) throw new AppError('not_found');
    return sendSample(request, reply, sample, 'public, max-age=86400');
  });
}
