import type { LibrarySource } from '@adwright/contract/library/library.ts';
import type { LibraryAnswer } from '@adwright/contract/library/search.ts';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { libraryAds, librarySources, libraryWords, type SourceCoverage } from '../schema/library.ts';
import { rowsOf } from './rows-of.ts';

/** Counted when a source changes, not when somebody asks: a million rows take a second. */
export async function rememberSource(
  db: Orm,
  source: LibrarySource,
  state: { version: string; removed: boolean },
): Promise<void> {
  const [counted] = await rowsOf<SourceCoverage>(
    db,
    sql`select count(*)::int as ads, count(distinct brand)::int as brands,
        coalesce(array_agg(distinct language), '{}') as languages,
        coalesce((select array_agg(distinct country) from library_ads, unnest(countries) as country
          where source = ${source}), '{}') as countries,
        min(started_on)::text as first_day, max(last_seen_on)::text as last_day
      from library_ads where source = ${source}`,
  );
  if (counted === undefined) throw new Error('The source was not counted');
  const row = { ...state, coverage: counted };
  await db
    .insert(librarySources)
    .values({ source, ...row })
    .onConflictDoUpdate({ target: librarySources.source, set: { ...row, changedAt: sql`now()` } });
}

export async function removeSource(db: Orm, source: LibrarySource): Promise<number> {
  return db.transaction(async (tx) => {
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

/** What all sources have together. */
export async function coverageOf(db: Orm): Promise<LibraryAnswer['coverage']> {
  const rows = await db.select().from(librarySources);
  const filled = rows.filter(({ coverage }) => coverage.ads > 0);
  const sum = (of: (coverage: SourceCoverage) => number) => filled.reduce((all, { coverage }) => all + of(coverage), 0);
  const kinds = (of: (coverage: SourceCoverage) => readonly string[]) =>
    new Set(filled.flatMap(({ coverage }) => of(coverage))).size;
  const days = filled.flatMap(({ coverage: { first_day, last_day } }) => [first_day ?? [], last_day ?? []].flat());
  return {
    ads: sum(({ ads }) => ads),
    brands: sum(({ brands }) => brands),
    languages: kinds(({ languages }) => languages),
    countries: kinds(({ countries }) => countries),
    sources: filled.map(({ source }) => source),
    first_day: days.toSorted()[0] ?? null,
    last_day: days.toSorted().at(-1) ?? null,
  };
}
