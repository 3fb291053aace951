import type { AdNews } from '@adwright/contract/tracker/tracker.ts';
import type { ObservedAd } from './observe-follow.ts';

/**
 * What the library has learned since the last letter. By its own clock: an ad may come in weeks after it began, and by
 * the ad's dates nobody would ever hear of it.
 */
export function newsOf(ads: readonly ObservedAd[], { after, until }: { after: Date; until: Date }): AdNews {
  const isNew = (moment: Date): boolean => moment > after && moment <= until;
  const touched = ads.filter(({ addedAt, changedAt }) => isNew(changedAt) && !isNew(addedAt));
  const hasStopped = ({ active, history }: ObservedAd): boolean => !active && history.at(-1)?.what === 'stopped';
  return {
    started: ads.filter(({ addedAt }) => isNew(addedAt)).length,
    changed: touched.filter((ad) => !hasStopped(ad)).length,
    stopped: touched.filter(hasStopped).length,
  };
}
