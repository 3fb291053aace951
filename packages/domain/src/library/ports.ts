import type {
  LibraryAd,
  LibraryAdDetail,
  LibraryChange,
  LibraryMedia,
  LibrarySource,
} from '@adwright/contract/library/library.ts';
import type { Look } from '@adwright/contract/library/look.ts';
import type { LibraryAnswer, LibraryQuery, LibrarySort } from '@adwright/contract/library/search.ts';

/** An ad as a source brings it. `key` is the source's own name for it: what comes again takes the place of the older. */
export type LibraryEntry = Omit<LibraryAd, 'id' | 'running_days' | 'media'> & {
  readonly key: string;
  readonly media: readonly LibraryMedia[];
  readonly history: readonly LibraryChange[];
  /** What its first picture looks like; what is known of it stays where this is left out. */
  readonly look?: Look | undefined;
};

/** What became of an ad, when it came into the library, and when something about it last changed there. */
export type AdLife = {
  readonly history: readonly LibraryChange[];
  readonly addedAt: Date;
  readonly changedAt: Date;
};

/** The last ad of a page: its value in the order that was asked for, as text, and its id among those that share it. */
export type LibraryPlace = { readonly value: string; readonly id: string };

/** What a search is, once defaults are filled in. */
export type LibrarySearchOrder = Omit<LibraryQuery, 'sort' | 'cursor'> & {
  readonly sort: LibrarySort;
  readonly after: LibraryPlace | null;
};

/** What the library itself holds; who is asked for more is not its to know. */
export type LibraryCoverage = Omit<LibraryAnswer['coverage'], 'live'>;

export type LibraryHits = Omit<LibraryAnswer, 'next_cursor' | 'coverage'> & {
  readonly next: LibraryPlace | null;
  readonly coverage: LibraryCoverage;
};

/**
 * The ads library. Apart from the stores on purpose: a search may take long, so it has connections of its own and never
 * runs within a request's unit of work.
 */
export type Library = {
  search(order: LibrarySearchOrder): Promise<LibraryHits>;
  /** Null when the library has no such ad. */
  find(id: string): Promise<LibraryAdDetail | null>;
  /** Those of a source that the library has, by the source's own names. */
  findByKeys(source: LibrarySource, keys: readonly string[]): Promise<ReadonlyMap<string, LibraryAdDetail>>;
  /** What became of ads while the library had them, by their ids. */
  lives(ids: readonly string[]): Promise<ReadonlyMap<string, AdLife>>;
  /** Adds or replaces; either all or none of them. */
  put(entries: readonly LibraryEntry[]): Promise<void>;
  /** Makes these all that there is of a source, in one step: nobody finds the library empty meanwhile. Ids stay. */
  replaceSource(source: LibrarySource, entries: readonly LibraryEntry[]): Promise<void>;
  /** Takes out everything that came from a source; answers how many. */
  removeSource(source: LibrarySource): Promise<number>;
  /** How a source stands; null when it was never filled. */
  sourceState(source: LibrarySource): Promise<{ version: string; removed: boolean } | null>;
  rememberSource(source: LibrarySource, state: { version: string; removed: boolean }): Promise<void>;
};
