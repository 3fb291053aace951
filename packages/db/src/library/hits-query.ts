import type { LibraryFacet } from '@adwright/contract/library/search.ts';
import type { LibrarySearchOrder } from '@adwright/domain/library/ports.ts';
import { type SQL, sql } from 'drizzle-orm';
import { facetValues } from './facet-values.ts';
import { adColumns } from './present-ad.ts';
import { matchOf, type Wanted, wantedBy } from './wanted.ts';

/** Judged and counted are the first of these many: nobody reads further, and all of a common word take seconds. */
export const mostHits = 1000;

/** How much a word counts in the text, headline and brand, from the last to the first. */
const weights = '{0.05, 0.25, 0.7, 1}';

export type HitsOrder = {
  readonly order: LibrarySearchOrder;
  readonly wanted: Wanted;
  readonly facets: readonly LibraryFacet[];
  /** Null where only counts are asked for. */
  readonly page: { readonly size: number; readonly offset: number } | null;
};

/** The first hits in one order, a page of them and the counts over them: one look into the table for all three. */
export function hitsQuery({ order, wanted, facets, page }: HitsOrder): SQL {
  const ranked = page !== null && isRanked(order, wanted);
  const hits = sql`hits as materialized (
    select * from ${matchOf(order, wanted) === '' ? candidates(order, wanted, ranked) : sql`found`}
    order by ${columnOf(order)} desc, id desc limit ${Math.max(mostHits, page === null ? 0 : page.offset + page.size) + 1})`;
  // In a step of its own: the database would rather walk through the ads by date, hoping to meet the word soon.
  const found = matchOf(order, wanted) === '' ? [] : [sql`found as materialized ${candidates(order, wanted, ranked)}`];
  const parts = [...found, hits, pageOf(order, wanted, page), countsOf(facets)];
  return sql`with ${sql.join(parts, sql`, `)}
    select (select count(*)::int from hits) as total,
      (select coalesce(json_agg(counts), '[]') from counts) as counts,
      (select coalesce(json_agg(shown order by place), '[]') from
        (select ${adColumns}, page.value, page.place from page join library_ads using (id)) as shown) as page`;
}

function isRanked({ sort }: LibrarySearchOrder, { words, among }: Wanted): boolean {
  return sort === 'relevance' && (words !== null || among != null);
}

function columnOf({ sort }: LibrarySearchOrder): SQL {
  return sort === 'longest' ? sql`running_days` : sql`started_on`;
}

function candidates(order: LibrarySearchOrder, wanted: Wanted, ranked: boolean): SQL {
  const vector = ranked ? sql`search, active,` : sql``;
  const columns = sql`id, ${vector} started_on, running_days, platforms, countries, language, format, cta, category, brand`;
  const source = sql`(select ${columns} from library_ads where ${wantedBy(order, wanted)} ${beyondColumn(order, wanted)})`;
  return matchOf(order, wanted) === '' ? sql`${source} as found` : source;
}

/** A score is not in any index: there the page is cut among the hits themselves. */
function beyondColumn(order: LibrarySearchOrder, wanted: Wanted): SQL {
  const { after, sort } = order;
  if (after === null || isRanked(order, wanted)) return sql``;
  const type = sort === 'longest' ? sql`integer` : sql`date`;
  return sql`and (${columnOf(order)}, id) < (${after.value}::${type}, ${after.id}::uuid)`;
}

/** The score is rounded before it is compared: what is shown as a place must be what the next page is cut at. */
function pageOf(order: LibrarySearchOrder, wanted: Wanted, page: HitsOrder['page']): SQL {
  if (page === null) return sql`page as (select null::uuid as id, '' as value, 0 as place limit 0)`;
  const window = sql`limit ${page.size + 1} offset ${page.offset}`;
  if (!isRanked(order, wanted))
    return sql`page as (select id, ${columnOf(order)}::text as value,
      row_number() over (order by ${columnOf(order)} desc, id desc) as place from hits order by place ${window})`;
  const { after } = order;
  const beyond = after === null ? sql`true` : sql`(score, id) < (${after.value}::numeric, ${after.id}::uuid)`;
  return sql`judged as (
      select id, ${scoreOf(wanted)} as score from (select * from hits limit ${mostHits}) as hits
    ), page as (select id, score::text as value, row_number() over (order by score desc, id desc) as place
      from judged where ${beyond} order by place ${window})`;
}

/** Words that a person typed say more than a likeness; without them, the most alike is the best. */
function scoreOf({ words, among }: Wanted): SQL {
  if (words === null)
    return sql`round(1 - array_position(${sql.param([...(among ?? [])])}::uuid[], id)::numeric / ${mostHits}, 6)`;
  return sql`round((ts_rank(${weights}::float4[], search, ${words.match}::tsquery, 1)
    * case when active then 1.05 else 1 end)::numeric, 6)`;
}

function countsOf(facets: readonly LibraryFacet[]): SQL {
  if (facets.length === 0) return sql`counts as (select '' as facet, '' as value, 0 as count limit 0)`;
  const each = facets.map((facet) => sql`select ${facet}::text as facet, ${facetValues[facet]} as value`);
  return sql`counts as (select facet, value, count(*)::int as count
    from hits cross join lateral (${sql.join(each, sql` union all `)}) as each group by facet, value)`;
}
