import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { libraryFacets } from '@adwright/contract/library/search.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../orm.ts';
import { rowsOf } from '../../rows-of.ts';
import { searchedText } from '../wanted.ts';
import type { IndexedAd } from './ad-index.ts';

/** So many are read in a few milliseconds; everything else waits that long for the embedded database. */
const atOnce = 100;

type Facets = IndexedAd['facets'];
type Row = Omit<IndexedAd, 'facets'> & { readonly [Facet in keyof Facets]: string } & {
  readonly platforms: readonly string[];
  readonly countries: readonly string[];
};

/** All ads, some at a time. */
export async function* readIndexedAds(db: Orm): AsyncGenerator<IndexedAd[]> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ads = await readWhere(db, sql`id > ${last}::uuid order by id limit ${atOnce}`);
    if (ads.length > 0) yield ads;
    if (ads.length < atOnce) return;
    last = ads.at(-1)?.id ?? last;
  }
}

/** Those that were just put, as the database has them now. */
export async function* readPutAds(db: Orm, entries: readonly LibraryEntry[]): AsyncGenerator<IndexedAd[]> {
  for (const [source, ofSource] of Map.groupBy(entries, (entry) => entry.source))
    for (let from = 0; from < ofSource.length; from += atOnce) {
      const keys = ofSource.slice(from, from + atOnce).map(({ key }) => key);
      yield await readWhere(db, sql`source = ${source} and key = any(${sql.param(keys)}::text[])`);
    }
}

async function readWhere(db: Orm, which: SQL): Promise<IndexedAd[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select id, source, search::text as search, ${searchedText} as text, started_on - date '1970-01-01' as started,
      running_days as ran, active, platforms, countries, language, format, cta, category, brand,
      (select encode(look, 'hex') from library_looks where library_looks.id = library_ads.id) as look
    from library_ads where ${which}`,
  );
  return rows.map(({ id, source, search, text, started, ran, active, look, platforms, countries, ...row }) => {
    const valuesOf = { platform: platforms, country: countries };
    const facets = libraryFacets.map((facet) => [
      facet,
      facet === 'platform' || facet === 'country' ? valuesOf[facet] : [row[facet]],
    ]);
    return { id, source, search, text, started, ran, active, look, facets: Object.fromEntries(facets) as Facets };
  });
}
