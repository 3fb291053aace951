import { AppError } from '@adwright/contract/errors.ts';
import { parseRange } from '@adwright/domain/assets/parse-range.ts';
import { collectVoice } from '@adwright/domain/voices/collect-voice.ts';
import { listVoices } from '@adwright/domain/voices/list-voices.ts';
import { isLocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export const voiceSamplePath = '/api/voice/sample/:id';

const Params = z.object({ id: z.string().max(200) });

export function voiceRoutes(api: Api, app: FastifyInstance, deps: Deps): void {
  api.implement('voiceList', ({ input, caller }) => {
    const { language } = input;
    const tag = isLocaleCode(language) ? localeOf(language).tag : language;
    return listVoices(deps, { userId: caller.userId, query: { ...input, language: tag } });
  });
  api.implement('voiceCollect', ({ input, caller }) =>
    collectVoice(deps, { userId: caller.userId, voiceId: input.voice_id }),
  );
  // For everybody: an audio element sends no token, and what a voice sounds like is no secret.
  app.get(voiceSamplePath, { exposeHeadRoute: false, schema: { params: Params } }, async (request, reply) => {
    const { id } = request.params as z.output<typeof Params>;
    const sample = await deps.speech.samples.read(id);
    if (sample === null) throw new AppError('not_found');
    // Some browsers play nothing of which they cannot have a part.
    const range = parseRange(request.headers.range, sample.bytes.length);
    reply.type(sample.mime).header('accept-ranges', 'bytes');
    if (range === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${sample.bytes.length}`).send();
    reply.header('cache-control', 'public, max-age=604800, immutable');
    if (range === null) return reply.send(Buffer.from(sample.bytes));
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${sample.bytes.length}`);
    return reply.send(Buffer.from(sample.bytes.subarray(range.start, range.end + 1)));
  });
}
