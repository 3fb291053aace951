import type { FollowQuery } from '@adwright/contract/tracker/tracker.ts';

export type FollowRecord = {
  readonly id: string;
  readonly query: FollowQuery;
  readonly emails: boolean;
  readonly createdAt: Date;
};

/** Somebody's follow whose news are due, with what a letter needs. */
export type DueFollow = FollowRecord & {
  readonly userId: string;
  readonly stopToken: string;
  readonly toldAt: Date;
  readonly email: string;
  readonly locale: string;
};

export type FollowStore = {
  /** Null when the person has as many as `most` already. One that is followed already is answered as it is. */
  add(userId: string, follow: Pick<FollowRecord, 'query' | 'emails'>, most: number): Promise<FollowRecord | null>;
  /** The newest first. */
  list(userId: string): Promise<FollowRecord[]>;
  /** Null when the person follows no such thing. */
  find(userId: string, id: string): Promise<FollowRecord | null>;
  change(userId: string, id: string, emails: boolean): Promise<FollowRecord | null>;
  remove(userId: string, id: string): Promise<boolean>;
  /** By the token of a letter; null when there is none, or no more. */
  stop(token: string): Promise<FollowRecord | null>;
  /** Those that want letters and had their last before the moment, the longest waiting first. */
  due(before: Date, limit: number): Promise<DueFollow[]>;
  /** Searches that anybody follows and no source was asked about since the moment, each once, the longest unasked first. */
  stale(before: Date, limit: number): Promise<{ readonly sameAs: string; readonly query: FollowQuery }[]>;
  /** Notes that a search was asked about, whoever follows it; null that it was not. */
  refreshed(sameAs: string, at: Date | null): Promise<void>;
  /** Compare-and-set on when it was told last: true for the one who may tell now. */
  claim(id: string, toldAt: Date, now: Date): Promise<boolean>;
};
