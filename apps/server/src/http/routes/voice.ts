import { AppError } from '@adwright/contract/errors.ts';
import { collectVoice } from '@adwright/domain/voices/collect-voice.ts';
import { listVoices } from '@adwright/domain/voices/list-voices.ts';
import { speakLine } from '@adwright/domain/voices/speak-line.ts';
import { isLocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import { sendSample } from '../send-sample.ts';

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
  api.implement('voiceSpeak', ({ input, caller, signal }) =>
    speakLine(deps, { userId: caller.userId, line: input, signal }),
  );
  // For everybody: an audio element sends no token, and what a voice sounds like is no secret.
  app.get(voiceSamplePath, { exposeHeadRoute: false, schema: { params: Params } }, async (request, reply) => {
    const { id } = request.params as z.output<typeof Params>;
    const sample = await deps.speech.samples.read(id);
    if (sample === null) throw new AppError('not_found');
    return sendSample(request, reply, sample, 'public, max-age=604800, immutable');
  });
}
