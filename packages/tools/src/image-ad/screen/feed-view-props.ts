import type { ReactNode } from 'react';
import type { FeedCopy } from '../plan/feed-copy.ts';
import type { Feed } from '../plan/feeds.ts';

/** What every look of a feed shows. */
export type FeedViewProps = {
  feed: Feed;
  /** The ad's image. */
  picture: ReactNode;
  copy: FeedCopy;
  /** Whose ad it is. */
  name: string;
};
