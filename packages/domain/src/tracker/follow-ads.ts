import { AppError } from '@adwright/contract/errors.ts';
import { type Follow, type FollowQuery, mostFollows } from '@adwright/contract/tracker/tracker.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentFollow } from './present-follow.ts';

export async function followAds(
  deps: { readonly work: UnitOfWork },
  { userId, query, emails }: { userId: string; query: FollowQuery; emails: boolean },
): Promise<Follow> {
  const made = await deps.work.stores.follows.add(userId, { query, emails }, mostFollows);
  if (made === null) throw new AppError('follows_full', { limit: mostFollows });
  return presentFollow(made);
}
