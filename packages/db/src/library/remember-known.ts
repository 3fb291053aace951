import type { LibraryCoverage } from '@adwright/domain/library/ports.ts';
import type { Orm } from '../orm.ts';
import { librarySources, type SourceCoverage } from '../schema/library.ts';
import type { FacetCount } from './look-up-hits.ts';
import type { Known } from './search-ads.ts';
import { sumOf } from './slices.ts';

/** What another process filled in is seen that much later. */
const freshMs = 5000;

/** Every search needs what the sources hold, and it changes when a source does. */
export function rememberKnown(db: Orm): { known(): Promise<Known>; forget(): void } {
  let kept: { readonly at: number; readonly known: Promise<Known> } | null = null;
  return {
    known() {
      if (kept !== null && performance.now() - kept.at < freshMs) return kept.known;
      const mine = { at: performance.now(), known: readKnown(db) };
      kept = mine;
      // One that failed is asked again by the next.
      mine.known.catch(() => {
        if (kept === mine) kept = null;
      });
      return mine.known;
    },
    forget() {
      kept = null;
    },
  };
}

async function readKnown(db: Orm): Promise<Known> {
  const all = await db.select().from(librarySources);
  const filled = all.filter(({ coverage }) => coverage.ads > 0);
  const coverages = filled.map(({ coverage }) => coverage);
  const slices = coverages.flatMap((coverage) => coverage.slices ?? []);
  const coverage = {
    ...coverageOf(coverages),
    sources: filled.map(({ source }) => source),
    filling: all.every(({ source }) => source !== 'sample'),
  };
  // Sources that were counted before there were slices: nothing is known until they are counted again.
  const isKnown = slices.length === coverages.length;
  return {
    coverage,
    ads: isKnown ? coverage.ads : 0,
    slices: { started: sumOf(slices.map(({ started }) => started)), ran: sumOf(slices.map(({ ran }) => ran)) },
    facets: facetsOf(coverages),
  };
}

function coverageOf(coverages: readonly SourceCoverage[]): Omit<LibraryCoverage, 'sources' | 'filling'> {
  const sum = (of: (coverage: SourceCoverage) => number) => coverages.reduce((all, one) => all + of(one), 0);
  const kinds = (of: (coverage: SourceCoverage) => readonly string[]) => new Set(coverages.flatMap(of)).size;
  const days = coverages.flatMap(({ first_day, last_day }) => [first_day ?? [], last_day ?? []].flat()).toSorted();
  return {
    ads: sum(({ ads }) => ads),
    brands: sum(({ brands }) => brands),
    languages: kinds(({ languages }) => languages),
    countries: kinds(({ countries }) => countries),
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
  };
}

function facetsOf(coverages: readonly SourceCoverage[]): FacetCount[] {
  const sums = new Map<string, FacetCount>();
  for (const { facet, value, count } of coverages.flatMap(({ facets }) => facets ?? [])) {
    const key = `${facet} ${value}`;
    sums.set(key, { facet, value, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}
