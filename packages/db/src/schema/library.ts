import type {
  LibraryCategory,
  LibraryChange,
  LibraryCta,
  LibraryFormat,
  LibraryMedia,
  LibraryPlatform,
  LibrarySource,
} from '@adwright/contract/library/library.ts';
import type { LibraryFacet } from '@adwright/contract/library/search.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { stepBits } from '@adwright/domain/library/look-steps.ts';
import { dictionaries } from '../library/dictionaries.ts';
import type { Axis, Histogram } from '../library/slices.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Brand, headline and text count for less in this order; brands are names, and no dictionary knows those. */
const weighted = (column: string, weight: 'B' | 'C') =>
  `setweight(case split_part(language, '-', 1) ${dictionaries
    .map(({ language, config }) => `when '${language}' then to_tsvector('pg_catalog.${config}', ${column})`)
    .join(' ')} else to_tsvector('pg_catalog.simple', ${column}) end, '${weight}')`;

const vector = `setweight(to_tsvector('pg_catalog.simple', search_brand), 'A') || ${weighted('search_title', 'B')} || ${weighted(
  'search_text',
  'C',
)} || array_to_tsvector(search_tags)`;

/** Ads to learn from, whoever's. `search_*` holds what is searched, folded and cut by `domain/library`. */
export const libraryAds = pgTable(
  'library_ads',
  {
    id: uuid().primaryKey().defaultRandom(),
    source: text().$type<LibrarySource>().notNull(),
    key: text().notNull(),
    brand: text().notNull(),
    platforms: text().array().$type<LibraryPlatform[]>().notNull(),
    countries: text().array().notNull(),
    language: text().notNull(),
    format: text().$type<LibraryFormat>().notNull(),
    cta: text().$type<LibraryCta>().notNull(),
    category: text().$type<LibraryCategory>().notNull(),
    headline: text().notNull(),
    body: text().notNull(),
    description: text().notNull(),
    landingPage: text('landing_page'),
    startedOn: date('started_on').notNull(),
    lastSeenOn: date('last_seen_on').notNull(),
    active: boolean().notNull(),
    runningDays: integer('running_days')
      .notNull()
      .generatedAlwaysAs(sql`greatest(0, last_seen_on - started_on)`),
    media: jsonb().$type<LibraryMedia[]>().notNull(),
    palette: text().array().notNull(),
    history: jsonb().$type<LibraryChange[]>().notNull(),
    /** When the library first had it, and when something about it last changed there: what is news is told by these. */
    addedAt: moment('added_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    searchBrand: text('search_brand').notNull(),
    searchTitle: text('search_title').notNull(),
    searchText: text('search_text').notNull(),
    /** One word per value of a filter: words and filters are then one look into one index. */
    searchTags: text('search_tags').array().notNull(),
    search: tsvector().notNull().generatedAlwaysAs(sql.raw(vector)),
  },
  (table) => [
    uniqueIndex('library_ads_of_source').on(table.source, table.key),
    index('library_ads_search').using('gin', table.search),
    // Read from the end: an index that runs down puts nulls elsewhere than queries do, and is then of no use to them.
    index('library_ads_newest').on(table.startedOn, table.id),
    index('library_ads_longest').on(table.runningDays, table.id),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const bit = customType<{ data: string }>({ dataType: () => `bit(${stepBits})` });

/** What ads look like, apart from them: most searches have no use for it. */
export const libraryLooks = pgTable('library_looks', {
  id: uuid()
    .primaryKey()
    .references(() => libraryAds.id, { onDelete: 'cascade' }),
  look: bytes().notNull(),
  /** What all of them are gone through by; see `domain/library/look-steps.ts`. */
  steps: bit().notNull(),
});

/** The words of the library as they are written, for what was meant by one that it does not have. */
export const libraryWords = pgTable(
  'library_words',
  {
    source: text().$type<LibrarySource>().notNull(),
    word: text().notNull(),
    uses: integer().notNull(),
    rests: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.source] }),
    index('library_words_rests').using('gin', table.rests),
  ],
);

export type SourceCoverage = {
  readonly ads: number;
  readonly brands: number;
  readonly languages: readonly string[];
  readonly countries: readonly string[];
  readonly first_day: string | null;
  readonly last_day: string | null;
  /** Missing in what was counted before there were slices. */
  readonly slices?: Readonly<Record<Axis, Histogram>>;
  readonly facets?: readonly { readonly facet: LibraryFacet; readonly value: string; readonly count: number }[];
};

/** What was filled in from where. One that was removed is not filled in again. */
export const librarySources = pgTable('library_sources', {
  source: text().$type<LibrarySource>().primaryKey(),
  version: text().notNull(),
  removed: boolean().notNull(),
  coverage: jsonb().$type<SourceCoverage>().notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
