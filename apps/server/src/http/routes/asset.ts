import { listAssets } from '@adwright/domain/assets/list-assets.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function assetRoutes(api: Api, deps: Deps): void {
  api.implement('assetGet', ({ input, caller }) => listAssets(deps, { userId: caller.userId, ids: input.ids }));
}
