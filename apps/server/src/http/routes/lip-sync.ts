import { AppError } from '@adwright/contract/errors.ts';
import type { ClipFaces, LookAtClipInput } from '@adwright/contract/lip-sync/lip-sync.ts';
import type { TalkingPhotoInput } from '@adwright/contract/lip-sync/talking-photo.ts';
import { type CleanedRecording, longestRecording } from '@adwright/contract/lip-sync/told.ts';
import { lookPictures } from '@adwright/contract/pay/free-work.ts';
import { lookForFree } from '@adwright/domain/assets/look-for-free.ts';
import { openAsset } from '@adwright/domain/assets/open-asset.ts';
import { readAsset } from '@adwright/domain/assets/read-asset.ts';
import { createAttemptFolder } from '@adwright/domain/runs/attempt-folder.ts';
import { pricedAfter, toolOf } from '@adwright/domain/runs/prepare-run.ts';
import { listVoices } from '@adwright/domain/voices/list-voices.ts';
import { isLocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import { readPicture } from '@adwright/tools/kit/pictures/node/read-picture.ts';
import { readRecording } from '@adwright/tools/kit/talking/node/read-recording.ts';
import { guessSeconds } from '@adwright/tools/kit/talking/plan/script-lines.ts';
import { contract as clips } from '@adwright/tools/lip-sync/contract.ts';
import { lookAtClip, type SeenClip } from '@adwright/tools/kit/lips/node/look-at-clip.ts';
import { contract as photos } from '@adwright/tools/talking-photo/contract.ts';
import { lookAtPhoto } from '@adwright/tools/kit/talking/node/look-at-photo.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import { queueRun } from '../queue-run.ts';
import type { ToolContracts } from './tool.ts';

type Asking = { readonly userId: string; readonly signal: AbortSignal };

/** Photos and films that speak, under the names that callers of the specification use. */
export function lipSyncRoutes(api: Api, deps: Deps, tools: ToolContracts): void {
  api.implement('lipSyncCreate', async ({ input, caller: { userId }, idempotencyKey, signal }) => {
    // Before anything is held: what nobody can make speak costs nothing, not even for a moment.
    const tool = 'video' in input ? 'lip-sync' : 'talking-photo';
    if ('video' in input) {
      clips.check?.(input);
      await assertClipSpeaks(deps, input, { userId, signal });
    } else await assertPhotoSpeaks(deps, input, { userId, signal });
    if (input.audio !== null) await assertHeard(deps, input.audio, { userId, signal });
    return queueRun({ ...deps, tools }, { userId, tool, input, idempotencyKey });
  });
  api.implement('lipSyncEstimate', async ({ input, caller: { userId } }) => {
    const tool = toolOf(tools, 'video' in input ? 'lip-sync' : 'talking-photo');
    if (tool === null) throw new AppError('tool_unavailable');
    // As it would be charged: a film whose lips were out of time costs nothing again.
    const priced = await pricedAfter(deps.work.stores, userId, { tool, input, price: tool.price(input) });
    const { audio, audio_seconds: heard, script, speed } = priced.input as typeof input;
    const seconds = audio === null ? guessSeconds(script, speed) : (heard ?? longestRecording);
    return { credits: priced.price, seconds };
  });
  api.implement('lipSyncVoices', ({ input, caller }) => {
    const { language } = input;
    const tag = language !== undefined && isLocaleCode(language) ? localeOf(language).tag : language;
    return listVoices(deps, { userId: caller.userId, query: { ...input, language: tag } });
  });
  api.implement('lipSyncLook', async ({ input, caller: { userId }, signal }) =>
    facesOf(await lookAt(deps, input, { userId, signal })),
  );
  api.implement('lipSyncClean', ({ input: { audio }, caller: { userId }, signal }) =>
    cleaned(deps, audio, { userId, signal }),
  );
}

async function assertPhotoSpeaks(deps: Deps, input: TalkingPhotoInput, { userId, signal }: Asking): Promise<void> {
  photos.check?.(input);
  const look = { userId, pictures: lookPictures.face, question: ['can speak', input.photo], signal };
  await lookForFree(deps, look, async (call) => {
    const photo = await readPicture({ readAsset: (id) => readAsset(deps, { userId, id }) }, input.photo);
    await lookAtPhoto(deps.pictures, photo, call);
  });
}

/** A film that no mouth can be given to is refused with the reason. */
export async function assertClipSpeaks(deps: Deps, input: LookAtClipInput, asking: Asking): Promise<void> {
  const { chosen } = await lookAt(deps, input, asking);
  if (chosen < 0) throw new AppError('clip_faces_several');
}

/** The same question is answered by the look that is under way already. */
function lookAt(deps: Deps, { video, face }: LookAtClipInput, { userId, signal }: Asking): Promise<SeenClip> {
  const look = { userId, pictures: lookPictures.clip, question: ['clip', video, face], signal };
  return lookForFree(deps, look, (call) =>
    withFile(deps, userId, video, (path, { temporaryFile }) =>
      lookAtClip({ path, face }, { media: deps.media, pictures: deps.pictures, temporaryFile }, call),
    ),
  );
}

/** Lips that moved to less than this would hardly move. */
const leastVoice = 0.3;

/** Refuses a recording in which nobody is heard, be it silent or music alone, or too much. */
export async function assertHeard(deps: Deps, audio: string, { userId, signal }: Asking): Promise<void> {
  const look = { userId, pictures: lookPictures.face, question: ['heard', audio], signal };
  const voice = await lookForFree(deps, look, (call) =>
    withFile(deps, userId, audio, async (path, { temporaryFile }) => {
      const until = call.signal && { signal: call.signal };
      const heard = await readRecording(path, { media: deps.media, temporaryFile, ...until });
      return deps.speech.listener.voiceSeconds(heard, { userId, runId: null, ...until });
    }),
  );
  if (voice < leastVoice) throw new AppError('no_speech');
}

/** The same is asked for by the preview while it is made, and heard once. */
async function cleaned(deps: Deps, audio: string, { userId, signal }: Asking): Promise<CleanedRecording> {
  const look = { userId, pictures: lookPictures.cleanRecording, question: ['clean', audio], signal };
  const { bytes, mime } = await lookForFree(deps, look, (call) =>
    withFile(deps, userId, audio, async (path, { temporaryFile }) => {
      const until = call.signal && { signal: call.signal };
      const heard = await readRecording(path, { media: deps.media, temporaryFile, ...until });
      return deps.speech.recordings.clean(heard, { userId, runId: null, ...until });
    }),
  );
  return { sound: `data:${mime};base64,${Buffer.from(bytes).toString('base64')}` };
}

type Folder = ReturnType<typeof createAttemptFolder>;

async function withFile<Result>(
  deps: Deps,
  userId: string,
  id: string,
  use: (path: string, folder: Folder) => Promise<Result>,
): Promise<Result> {
  const folder = createAttemptFolder(deps.workFolders);
  try {
    const { temporaryFile } = folder;
    const { path } = await openAsset(deps, { userId, id, temporaryFile });
    return await use(path, folder);
  } finally {
    await folder.remove();
  }
}

function facesOf({ seconds, video: { width, height }, faces, chosen }: SeenClip): ClipFaces {
  const share = (value: number, of: number): number => Math.round((value / of) * 10_000) / 10_000;
  return {
    seconds,
    width,
    height,
    faces: faces.map((box) => ({
      x: share(box.x, width),
      y: share(box.y, height),
      width: share(box.width, width),
      height: share(box.height, height),
    })),
    chosen,
  };
}
