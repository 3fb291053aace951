import { lookPictures } from '@adwright/contract/pay/free-work.ts';
import { lookForFree } from '@adwright/domain/assets/look-for-free.ts';
import { lookAtPhoto } from '@adwright/tools/kit/talking/node/look-at-photo.ts';
import { listAssets } from '@adwright/domain/assets/list-assets.ts';
import { listFilms } from '@adwright/domain/assets/list-films.ts';
import { previewCutOut } from '@adwright/domain/assets/preview-cut-out.ts';
import { readAsset } from '@adwright/domain/assets/read-asset.ts';
import { selectCutPart } from '@adwright/domain/assets/select-cut-part.ts';
import { readPicture } from '@adwright/tools/kit/pictures/node/read-picture.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function assetRoutes(api: Api, deps: Deps): void {
  const reader = (userId: string, picture: string) => () =>
    readPicture({ readAsset: (id: string) => readAsset(deps, { userId, id }) }, picture);
  api.implement('assetGet', ({ input, caller }) => listAssets(deps, { userId: caller.userId, ids: input.ids }));
  api.implement('assetFilms', ({ caller }) => listFilms(deps, { userId: caller.userId }));
  api.implement('assetCutOutPreview', ({ input: { picture }, caller: { userId }, signal }) =>
    previewCutOut(deps, { userId, picture, read: reader(userId, picture), signal }),
  );
  api.implement('assetFindFace', ({ input: { picture }, caller: { userId }, signal }) =>
    lookForFree(deps, { userId, pictures: lookPictures.face, question: ['face', picture], signal }, async (call) => {
      const photo = await reader(userId, picture)();
      const { face, others, width, height } = await lookAtPhoto(deps.pictures, photo, call);
      return { width, height, mesh: Array.from(face.mesh, (value) => Math.round(value * 100) / 100), others };
    }),
  );
  api.implement('assetCutOutPart', ({ input: { picture, clicks }, caller: { userId }, signal }) =>
    selectCutPart(deps, { userId, picture, clicks, read: reader(userId, picture), signal }),
  );
}
