import type { LibrarySource } from '@adwright/contract/library/library.ts';
import type { FollowQuery } from '@adwright/contract/tracker/tracker.ts';
import type { ImportedRow } from '../import/read-row.ts';

/** Those that are asked over the network; the others are brought. */
export type LiveSource = Extract<LibrarySource, 'meta' | 'tiktok'>;

export type SourcePage = {
  readonly rows: readonly ImportedRow[];
  /** What to ask for next; null at the end. */
  readonly next: string | null;
};

/** An ad library of somebody else. What it answers is a stranger's: it comes through the reader of imported rows. */
export type AdSource = {
  readonly source: LiveSource;
  /**
   * One page of what it has for a search; `next` of the page before goes on. A search that it has no way to ask has no
   * rows. Throws `SourceClosed` where asking on is of no use for now.
   */
  search(
    query: FollowQuery,
    options: { readonly cursor: string | null; readonly today: string; readonly signal: AbortSignal },
  ): Promise<SourcePage>;
  /** More of one ad than a page of a search tells, where the source has more. */
  complete?(row: ImportedRow, options: { readonly today: string; readonly signal: AbortSignal }): Promise<ImportedRow>;
};

/** The source lets nobody in for now: it throttles, or no longer takes the key. */
export class SourceClosed extends Error {
  override readonly name = 'SourceClosed';
}
