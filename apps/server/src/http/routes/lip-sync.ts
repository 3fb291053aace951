import { readAsset } from '@adwright/domain/assets/read-asset.ts';
import { lookForFree } from '@adwright/domain/assets/look-for-free.ts';
import { longestRecording } from '@adwright/contract/lip-sync/talking-photo.ts';
import { lookPictures } from '@adwright/contract/pay/free-work.ts';
import { listVoices } from '@adwright/domain/voices/list-voices.ts';
import { isLocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import { readPicture } from '@adwright/tools/kit/pictures/node/read-picture.ts';
import { contract } from '@adwright/tools/talking-photo/contract.ts';
import { lookAtPhoto } from '@adwright/tools/talking-photo/node/look-at-photo.ts';
import { guessSeconds } from '@adwright/tools/talking-photo/plan/script-lines.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import { queueRun } from '../queue-run.ts';
import type { ToolContracts } from './tool.ts';

/** Photos that speak, under the names that callers of the specification use. */
export function lipSyncRoutes(api: Api, deps: Deps, tools: ToolContracts): void {
  api.implement('lipSyncCreate', async ({ input, caller: { userId }, idempotencyKey, signal }) => {
    contract.check?.(input);
    // Before anything is held: a photo nobody can make speak costs nothing, not even for a moment.
    const look = { userId, pictures: lookPictures.face, question: ['can speak', input.photo], signal };
    await lookForFree(deps, look, async (call) => {
      const photo = await readPicture({ readAsset: (id) => readAsset(deps, { userId, id }) }, input.photo);
      await lookAtPhoto(deps.pictures, photo, call);
    });
    return queueRun({ ...deps, tools }, { userId, tool: 'talking-photo', input, idempotencyKey });
  });
  api.implement('lipSyncEstimate', async ({ input }) => ({
    credits: contract.price(input),
    seconds: input.audio === null ? guessSeconds(input.script) : longestRecording,
  }));
  api.implement('lipSyncVoices', ({ input, caller }) => {
    const { language } = input;
    const tag = language !== undefined && isLocaleCode(language) ? localeOf(language).tag : language;
    return listVoices(deps, { userId: caller.userId, query: { ...input, language: tag } });
  });
}
