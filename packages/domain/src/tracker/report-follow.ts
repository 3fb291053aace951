import { AppError } from '@adwright/contract/errors.ts';
import type { FollowReport } from '@adwright/contract/tracker/tracker.ts';
import type { Clock } from '../clock.ts';
import type { Library } from '../library/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { activityOf } from './activity-of.ts';
import { dayOf, observeFollow } from './observe-follow.ts';
import { presentFollow } from './present-follow.ts';

type Deps = { readonly work: UnitOfWork; readonly clock: Clock; readonly library: Library };

const dayMs = 86_400_000;
const mostShown = 60;

export async function reportFollow(
  deps: Deps,
  { userId, id, days }: { userId: string; id: string; days: number },
): Promise<FollowReport> {
  const follow = await deps.work.stores.follows.find(userId, id);
  if (follow === null) throw new AppError('not_found');
  const now = deps.clock();
  const since = dayOf(new Date(now.getTime() - days * dayMs));
  const { ads, total, isFloor } = await observeFollow(deps.library, follow.query);
  const report = activityOf(ads, { since, today: dayOf(now) });
  return {
    ...report,
    follow: presentFollow(follow),
    ads: total,
    ads_is_floor: isFloor,
    started: report.started.slice(0, mostShown),
    changed: report.changed.slice(0, mostShown),
    stopped: report.stopped.slice(0, mostShown),
  };
}
