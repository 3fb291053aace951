import { AppError } from '@adwright/contract/errors.ts';
import { followAds } from '@adwright/domain/tracker/follow-ads.ts';
import { presentFollow } from '@adwright/domain/tracker/present-follow.ts';
import { reportExample } from '@adwright/domain/tracker/report-example.ts';
import { reportFollow } from '@adwright/domain/tracker/report-follow.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function trackerRoutes(api: Api, deps: Deps): void {
  const { follows } = deps.work.stores;
  api.implement('followList', async ({ caller }) => ({ list: (await follows.list(caller.userId)).map(presentFollow) }));
  api.implement('followAdd', ({ input, caller }) => followAds(deps, { userId: caller.userId, ...input }));
  api.implement('followChange', async ({ input, caller }) => {
    const changed = await follows.change(caller.userId, input.id, input.emails);
    if (changed === null) throw new AppError('not_found');
    return presentFollow(changed);
  });
  api.implement('followRemove', async ({ input, caller }) => {
    if (!(await follows.remove(caller.userId, input.id))) throw new AppError('not_found');
    return {};
  });
  api.implement('followReport', ({ input, caller }) => reportFollow(deps, { userId: caller.userId, ...input }));
  api.implement('trackerExample', async () => ({ example: await reportExample(deps) }));
  api.implement('followStop', async ({ input }) => {
    const stopped = await follows.stop(input.token);
    if (stopped === null) throw new AppError('not_found');
    return { query: stopped.query };
  });
}
