import { AppError } from '@adwright/contract/errors.ts';
import { collectVoice } from '@adwright/domain/voices/collect-voice.ts';
import { listVoices } from '@adwright/domain/voices/list-voices.ts';
import { listPronunciations, pronounce } from '@adwright/domain/voices/pronounce.ts';
import { speakLine } from '@adwright/domain/voices/speak-line.ts';
import { isLocaleCode, localeOf, locales } from '@adwright/i18n/locales.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import { sendSample } from '../send-sample.ts';

export const voiceSamplePath = '/api/voice/sample/:id';

const Params = z.object({ id: z.string().max(200) });

const tagOf = (language: string): string => (isLocaleCode(language) ? localeOf(language).tag : language);

/** A dictionary is kept for languages that are spoken here only. */
function spokenTag(language: string): string {
  const tag = tagOf(language);
  if (locales.some((one) => one.tag === tag)) return tag;
  throw new AppError('invalid_input', {}, [{ path: 'language', message: 'unknown' }]);
}

export function voiceRoutes(api: Api, app: FastifyInstance, deps: Deps): void {
  api.implement('voiceList', ({ input, caller }) => {
    const language = input.language === undefined ? undefined : tagOf(input.language);
    return listVoices(deps, { userId: caller.userId, query: { ...input, language } });
  });
  api.implement('voiceCollect', ({ input, caller }) =>
    collectVoice(deps, { userId: caller.userId, voiceId: input.voice_id }),
  );
  api.implement('voicePronunciations', ({ input, caller }) =>
    listPronunciations(deps, caller.userId, spokenTag(input.language)),
  );
  api.implement('voicePronounce', ({ input, caller }) =>
    pronounce(deps, caller.userId, { ...input, language: spokenTag(input.language) }),
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
