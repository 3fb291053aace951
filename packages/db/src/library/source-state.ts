import type { LibrarySource } from '@adwright/contract/library/library.ts';
import { type LibraryFacet, libraryFacets } from '@adwright/contract/library/search.ts';
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { libraryAds, librarySources, libraryWords, type SourceCoverage } from '../schema/library.ts';
import { facetValues, mostValues } from './facet-values.ts';
import { putAds } from './put-ads.ts';
import { rowsOf } from '../rows-of.ts';

/** What goes through every ad takes longer than a search may. */
const longer = sql`set local statement_timeout = '10min'`;

/** Counted when a source changes, not when somebody asks: a million rows take a second. */
export async function rememberSource(
  db: Orm,
  source: LibrarySource,
  state: { version: string; removed: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(longer);
    const [counted] = await rowsOf<SourceCoverage>(tx, countOf(source));
    if (counted === undefined) throw new Error('The source was not counted');
    const row = { ...state, coverage: counted };
    await tx
      .insert(librarySources)
      .values({ source, ...row })
      .onConflictDoUpdate({ target: librarySources.source, set: { ...row, changedAt: sql`now()` } });
    // A search is planned by how frequent its words are; nobody else tells the embedded database to look.
    await tx.execute(sql`analyze library_ads`);
  });
}

/** The table is read once: most of it is text that nobody counts. */
function countOf(source: LibrarySource): SQL {
  const days = sql`(started_on - date '1970-01-01')`;
  const histogram = (value: SQL): SQL => sql`(select json_build_object('last', coalesce(max(last), 0),
    'blocks', coalesce(json_object_agg(block, ads), '{}')) from
    (select ${value} / 30 as block, max(${value}) as last, count(*) as ads from mine group by 1) as blocks)`;
  const facet = (name: LibraryFacet, value: SQL): SQL => sql`(select ${name}::text as facet, ${value} as value,
    count(*)::int as count from mine group by 2 order by 3 desc limit ${mostValues})`;
  const facets = sql.join(
    libraryFacets.map((name) => facet(name, facetValues[name])),
    sql` union all `,
  );
  return sql`with mine as materialized (select brand, platforms, countries, language, format, cta, category, started_on,
      last_seen_on, running_days from library_ads where source = ${source})
    select count(*)::int as ads, count(distinct brand)::int as brands,
      coalesce(array_agg(distinct language), '{}') as languages,
      coalesce((select array_agg(distinct country) from mine, unnest(countries) as country), '{}') as countries,
      min(started_on)::text as first_day, max(last_seen_on)::text as last_day,
      json_build_object('started', ${histogram(days)}, 'ran', ${histogram(sql`running_days`)}) as slices,
      (select coalesce(json_agg(facets), '[]') from (${facets}) as facets) as facets
    from mine`;
}

/** What is not among the new goes, what is stays under its id: somebody may have its address. */
export async function replaceSource(db: Orm, source: LibrarySource, entries: readonly LibraryEntry[]): Promise<void> {
  const keys = entries.map(({ key }) => key);
  await db.transaction(async (tx) => {
    await tx.execute(longer);
    await tx.delete(libraryWords).where(eq(libraryWords.source, source));
    await tx
      .delete(libraryAds)
      .where(and(eq(libraryAds.source, source), sql`${libraryAds.key} <> all(${sql.param(keys)}::text[])`));
    await putAds(tx, entries);
  });
}

export async function removeSource(db: Orm, source: LibrarySource): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(longer);
    await tx.delete(libraryWords).where(eq(libraryWords.source, source));
    const gone = await tx.delete(libraryAds).where(eq(libraryAds.source, source)).returning({ id: libraryAds.id });
    return gone.length;
  });
}

export async function sourceState(
  db: Orm,
  source: LibrarySource,
): Promise<{ version: string; removed: boolean } | null> {
  const { version, removed } = librarySources;
  const [row] = await db.select({ version, removed }).from(librarySources).where(eq(librarySources.source, source));
  return row ?? null;
}
