import { type LibraryAnswer, type LibraryFacet, libraryFacets } from '@adwright/contract/library/search.ts';
import type { LibrarySearchOrder } from '@adwright/domain/library/ports.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { rowsOf } from './rows-of.ts';
import { isChosen, wantedBy, type Words } from './wanted.ts';

/** Counted among the newest of these many: beyond that nobody needs the exact number. */
const mostCounted = 5000;
const mostValues = 60;

type Counted = { readonly facet: LibraryFacet | 'total'; readonly value: string; readonly count: number };
type Facets = NonNullable<LibraryAnswer['facets']>;

const valueOf: Readonly<Record<LibraryFacet, SQL>> = {
  platform: sql`unnest(platforms)`,
  country: sql`unnest(countries)`,
  language: sql`language`,
  format: sql`format`,
  cta: sql`cta`,
  category: sql`category`,
  brand: sql`brand`,
};

/** How many there are, and how many there would be with each value of each filter. */
export async function countFacets(
  db: Orm,
  order: LibrarySearchOrder,
  words: Words,
): Promise<{ total: number; isFloor: boolean; facets: Facets | null }> {
  const open = libraryFacets.filter((facet) => order.facets && !isChosen(order, facet));
  const chosen = libraryFacets.filter((facet) => order.facets && isChosen(order, facet));
  const counts = [
    rowsOf<Counted>(db, countsOf(wantedBy(order, words), open)),
    // A filter's own values are counted as if it had none chosen: otherwise the others would all be nought.
    ...chosen.map((facet) => rowsOf<Counted>(db, countsOf(wantedBy(order, words, facet), [facet]))),
  ];
  const [all = [], ...others] = await Promise.all(counts);
  const total = all.find(({ facet }) => facet === 'total')?.count ?? 0;
  const rows = [...all, ...others.flat()];
  return {
    total: Math.min(total, mostCounted),
    isFloor: total > mostCounted,
    facets: order.facets
      ? (Object.fromEntries(libraryFacets.map((facet) => [facet, listOf(rows, facet)])) as Facets)
      : null,
  };
}

function listOf(rows: readonly Counted[], wanted: LibraryFacet): { value: string; count: number }[] {
  return rows
    .filter(({ facet }) => facet === wanted)
    .map(({ value, count }) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, mostValues);
}

function countsOf(wanted: SQL, facets: readonly LibraryFacet[]): SQL {
  const parts = facets.map(
    (facet) =>
      sql`(select ${facet}::text as facet, value, count(*)::int as count
        from (select ${valueOf[facet]} as value from hits) as each group by value order by 3 desc limit ${mostValues})`,
  );
  const total = sql`(select 'total' as facet, '' as value, count(*)::int as count from hits)`;
  return sql`with hits as materialized (
      select platforms, countries, language, format, cta, category, brand from library_ads where ${wanted}
      order by started_on desc, id desc limit ${mostCounted + 1}
    ) ${sql.join([total, ...parts], sql` union all `)}`;
}
