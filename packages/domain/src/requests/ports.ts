import type { SlidingWindow } from './sliding-window.ts';

/** Windows of hits, shared by every web process. */
export type RateWindowStore = {
  /**
   * Counts each hit, atomically, unless more than `allowed` would then lie within reach. What was refused counts nothing:
   * whoever waits as long as they are told gets in. Answers in their order, up to and with the first that was refused.
   */
  slide(hits: readonly RateHit[]): Promise<SlidHits[]>;
  /** Counts hits atomically (one, if not said) and answers those of that window so far, these included. */
  hit(key: string, startsAt: Date, count?: number): Promise<number>;
  /** Forgets windows that started before the moment; answers how many. */
  removeBefore(moment: Date): Promise<number>;
};

export type RateHit = { readonly key: string; readonly window: SlidingWindow; readonly allowed: number };

export type SlidHits = {
  readonly counted: boolean;
  /** Of the window before, all of them, and of the one under way. */
  readonly before: number;
  readonly current: number;
};

export type IdempotencyKey = { readonly scope: string; readonly key: string };

export type IdempotencyBegin =
  | { readonly state: 'started' }
  | { readonly state: 'in_progress' }
  | { readonly state: 'mismatch' }
  | { readonly state: 'done'; readonly status: number; readonly answer: unknown };

export type IdempotencyStore = {
  /**
   * Takes the key for this request, atomically. `started` when there was no such key, when the one there was
   * created before `keepSince`, or when it has the same body, no answer yet and a lock that ran out before `now`
   * (its request was cut off). The same key with another body is a `mismatch`, whatever its state.
   */
  begin(
    request: IdempotencyKey & { bodyHash: string; now: Date; lockedUntil: Date; keepSince: Date },
  ): Promise<IdempotencyBegin>;
  finish(request: IdempotencyKey & { status: number; answer: unknown }): Promise<void>;
  /** Removes a key that has no answer, so that the request can be repeated at once. */
  abandon(request: IdempotencyKey): Promise<void>;
  removeBefore(moment: Date): Promise<number>;
};
