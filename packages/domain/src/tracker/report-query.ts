import type { FollowQuery, FollowReport } from '@adwright/contract/tracker/tracker.ts';
import type { Clock } from '../clock.ts';
import type { Library } from '../library/ports.ts';
import { activityOf } from './activity-of.ts';
import { dayOf, observeFollow } from './observe-follow.ts';

const dayMs = 86_400_000;
const mostShown = 60;

/** What the library knows of a search, whoever follows it. */
export async function reportQuery(
  deps: { readonly clock: Clock; readonly library: Library },
  { query, days }: { query: FollowQuery; days: number },
): Promise<Omit<FollowReport, 'follow'>> {
  const now = deps.clock();
  const since = dayOf(new Date(now.getTime() - days * dayMs));
  const { ads, total, isFloor } = await observeFollow(deps.library, query);
  const report = activityOf(ads, { since, today: dayOf(now) });
  return {
    ...report,
    ads: total,
    ads_is_floor: isFloor,
    started: report.started.slice(0, mostShown),
    changed: report.changed.slice(0, mostShown),
    stopped: report.stopped.slice(0, mostShown),
  };
}
