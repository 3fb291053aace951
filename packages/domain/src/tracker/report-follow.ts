import { AppError } from '@adwright/contract/errors.ts';
import type { FollowReport } from '@adwright/contract/tracker/tracker.ts';
import type { Clock } from '../clock.ts';
import type { Library } from '../library/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentFollow } from './present-follow.ts';
import { reportQuery } from './report-query.ts';

type Deps = { readonly work: UnitOfWork; readonly clock: Clock; readonly library: Library };

export async function reportFollow(
  deps: Deps,
  { userId, id, days }: { userId: string; id: string; days: number },
): Promise<FollowReport> {
  const follow = await deps.work.stores.follows.find(userId, id);
  if (follow === null) throw new AppError('not_found');
  return { ...(await reportQuery(deps, { query: follow.query, days })), follow: presentFollow(follow) };
}
