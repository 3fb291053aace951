import { AppError } from '@adwright/contract/errors.ts';
import type { VideoTranslationQueued } from '@adwright/contract/video-translate/video-translation.ts';
import { titleOfFile } from '@adwright/domain/projects/title-of-work.ts';
import { assertOwnFiles } from '@adwright/domain/runs/assert-own-files.ts';
import { prepareRun } from '@adwright/domain/runs/prepare-run.ts';
import { quoteRun } from '@adwright/domain/runs/quote-run.ts';
import { listVoices } from '@adwright/domain/voices/list-voices.ts';
import { isLocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import { queueDub } from '../queue-dub.ts';
import { queueRun } from '../queue-run.ts';
import { assertClipSpeaks } from './lip-sync.ts';
import type { ToolContracts } from './tool.ts';

const tool = 'video-translation';

/** Films in other languages, under the names that callers of the specification use. */
export function videoTranslateRoutes(api: Api, deps: Deps, tools: ToolContracts): void {
  const runDeps = { ...deps, tools };
  api.implement('videoTranslateCreate', async ({ input, caller: { userId }, idempotencyKey, signal }) => {
    if (input.mode !== 'dub') {
      const run = await queueRun(runDeps, { userId, tool, input, idempotencyKey });
      return { ...run, runs: [] };
    }
    // All or none: nobody wants the first of three languages for the credits of the others, or without their voices.
    const prepared = prepareRun(tools, { tool, input });
    await assertOwnFiles(deps.work.stores, userId, { ...prepared, engines: deps.engines, speech: deps.speech });
    // Before anything is held: a mouth that nobody can find costs nothing, not even for a moment.
    if (input.match_lips && !input.audio_only)
      await assertClipSpeaks(deps, { video: input.video, face: null }, { userId, signal });
    const { credits, credits_cost: cost } = await quoteRun(runDeps, { userId, tool, input });
    if (credits < cost) throw new AppError('insufficient_credits', { needed: cost, balance: credits });
    const [film] = await deps.work.stores.assets.ofUser(userId, [input.video]);
    const title = input.title || titleOfFile(film?.name ?? '').slice(0, 100);
    const runs: VideoTranslationQueued['runs'] = [];
    for (const language of new Set(input.languages)) {
      const order = { ...input, title };
      runs.push({ ...(await queueDub(runDeps, { userId, tool, order, language, idempotencyKey })), language });
    }
    const [first] = runs;
    if (!first) throw new AppError('invalid_input');
    const { language: _, ...run } = first;
    return { ...run, credits_cost: runs.reduce((sum, one) => sum + one.credits_cost, 0), runs };
  });
  api.implement('videoTranslateVoices', ({ input, caller }) => {
    const { language } = input;
    const tag = language !== undefined && isLocaleCode(language) ? localeOf(language).tag : language;
    return listVoices(deps, { userId: caller.userId, query: { ...input, language: tag } });
  });
}
