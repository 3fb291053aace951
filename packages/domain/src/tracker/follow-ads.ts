import { AppError } from '@adwright/contract/errors.ts';
import { type Follow, type FollowQuery, mostFollows } from '@adwright/contract/tracker/tracker.ts';
import { typedDomain } from '../library/domains-of.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentFollow } from './present-follow.ts';

export async function followAds(
  deps: { readonly work: UnitOfWork },
  { userId, query, emails }: { userId: string; query: FollowQuery; emails: boolean },
): Promise<Follow> {
  const made = await deps.work.stores.follows.add(userId, { query: meant(query), emails }, mostFollows);
  if (made === null) throw new AppError('follows_full', { limit: mostFollows });
  return presentFollow(made);
}

/** A site that was typed as a word, as the library's own search reads it. */
function meant({ keyword, ...filters }: FollowQuery): FollowQuery {
  const site = filters.domain === undefined ? typedDomain(keyword ?? '') : null;
  if (site !== null) return { ...filters, domain: site };
  return keyword === undefined ? filters : { ...filters, keyword };
}
