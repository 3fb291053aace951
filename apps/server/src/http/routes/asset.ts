import { listAssets } from '@adwright/domain/assets/list-assets.ts';
import { previewCutOut } from '@adwright/domain/assets/preview-cut-out.ts';
import { readAsset } from '@adwright/domain/assets/read-asset.ts';
import { readPicture } from '@adwright/tools/kit/pictures/node/read-picture.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function assetRoutes(api: Api, deps: Deps): void {
  api.implement('assetGet', ({ input, caller }) => listAssets(deps, { userId: caller.userId, ids: input.ids }));
  api.implement('assetCutOutPreview', async ({ input, caller, signal }) => {
    const files = { readAsset: (id: string) => readAsset(deps, { userId: caller.userId, id }) };
    const read = () => readPicture(files, input.picture);
    return previewCutOut(deps, { userId: caller.userId, read, signal });
  });
}
