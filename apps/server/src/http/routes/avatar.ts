import { AppError } from '@adwright/contract/errors.ts';
import { lookPictures } from '@adwright/contract/pay/free-work.ts';
import type { RunQueued } from '@adwright/contract/run/run.ts';
import { lookForFree } from '@adwright/domain/assets/look-for-free.ts';
import { readAsset } from '@adwright/domain/assets/read-asset.ts';
import { createAvatar } from '@adwright/domain/avatars/create-avatar.ts';
import { deleteAvatar } from '@adwright/domain/avatars/delete-avatar.ts';
import { deletePhoto } from '@adwright/domain/avatars/delete-photo.ts';
import { getCustomAvatar } from '@adwright/domain/avatars/get-custom-avatar.ts';
import { getPhoto } from '@adwright/domain/avatars/get-photo.ts';
import { listCustomAvatars } from '@adwright/domain/avatars/list-custom-avatars.ts';
import { listPeople } from '@adwright/domain/avatars/list-people.ts';
import { listPhotos } from '@adwright/domain/avatars/list-photos.ts';
import { newLookOrder, photoOrder } from '@adwright/domain/avatars/photo-order.ts';
import { startPhoto } from '@adwright/domain/avatars/start-photo.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { RunRecord } from '@adwright/domain/runs/ports.ts';
import { isLocaleCode } from '@adwright/i18n/locales.ts';
import { translator } from '@adwright/i18n/translator.ts';
import { places } from '@adwright/places/places.ts';
import { readPicture } from '@adwright/tools/kit/pictures/node/read-picture.ts';
import { lookAtPhoto } from '@adwright/tools/kit/talking/node/look-at-photo.ts';
import { avatarRuns } from '../../avatars/avatar-photo-run.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';
import { pickFrame } from '../../avatars/pick-frame.ts';
import { runWords } from '../run-words.ts';

export function avatarRoutes(api: Api, deps: Deps): void {
  const orders = { ...deps, places: places.map(({ id }) => id), hasImageProvider: deps.engines.image !== null };
  const photos = { ...deps, tools: avatarRuns };
  api.implement('avatarList', async ({ input }) => listPeople(deps, input));
  api.implement('avatarCreate', ({ input, caller: { userId }, signal }) => {
    const judge = (photo: string): Promise<Box> => judgePhoto(deps, { userId, photo, signal });
    return createAvatar({ ...deps, consentWords, judge }, { userId, input });
  });
  api.implement('avatarPickFrame', ({ input: { video }, caller: { userId }, signal }) =>
    pickFrame(deps, { userId, video, signal }),
  );
  api.implement('avatarGetCustom', ({ input: { id }, caller: { userId } }) => getCustomAvatar(deps, { userId, id }));
  api.implement('avatarCustomList', ({ input: query, caller: { userId } }) =>
    listCustomAvatars(deps, { userId, query }),
  );
  api.implement('avatarDelete', async ({ input: { id }, caller: { userId } }) => {
    await deleteAvatar(deps, { userId, id });
    return {};
  });
  api.implement('avatarPhotoGenerate', async ({ input, caller: { userId }, idempotencyKey }) => {
    const order = await photoOrder(orders, { userId, input });
    return queued(await startPhoto(photos, { userId, order, idempotencyKey }));
  });
  api.implement('avatarNewLook', async ({ input, caller: { userId }, idempotencyKey }) => {
    const order = await newLookOrder(orders, { userId, input });
    return queued(await startPhoto(photos, { userId, order, idempotencyKey }));
  });
  api.implement('avatarPhotoGet', ({ input: { id }, caller: { userId }, locale }) =>
    getPhoto(deps, { userId, id }, runWords(deps, locale)),
  );
  api.implement('avatarPhotoList', ({ input: query, caller: { userId }, locale }) =>
    listPhotos(deps, { userId, query }, runWords(deps, locale)),
  );
  api.implement('avatarPhotoDelete', async ({ input: { id }, caller: { userId } }) => {
    await deletePhoto(deps, { userId, id });
    return {};
  });
}

function queued({ id, status, creditsCost }: RunRecord): RunQueued {
  return { id, status, credits_cost: creditsCost };
}

/** What people sign, in a language of ours: in another one nobody can have seen it. */
async function consentWords(language: string, name: string): Promise<string> {
  if (!isLocaleCode(language)) {
    throw new AppError('invalid_input', {}, [{ path: 'consent.language', message: 'is not a language of ours' }]);
  }
  const t = await translator(language, 'avatars');
  return t('consent.words', { name });
}

/** By the same eye that judges photos that speak: an avatar is nothing else. */
function judgePhoto(
  deps: Deps,
  { userId, photo, signal }: { userId: string; photo: string; signal: AbortSignal },
): Promise<Box> {
  const look = { userId, pictures: lookPictures.face, question: ['avatar', photo], signal };
  return lookForFree(deps, look, async (call) => {
    const bytes = await readPicture({ readAsset: (id) => readAsset(deps, { userId, id }) }, photo);
    const { face, width, height } = await lookAtPhoto(deps.pictures, bytes, call);
    const share = (value: number, of: number): number => Math.round((value / of) * 10_000) / 10_000;
    return {
      x: share(face.box.x, width),
      y: share(face.box.y, height),
      width: share(face.box.width, width),
      height: share(face.box.height, height),
    };
  });
}
