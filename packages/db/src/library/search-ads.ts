import { type LibraryAnswer, type LibraryFacet, libraryFacets } from '@adwright/contract/library/search.ts';
import type { LibraryCoverage, LibraryHits, LibrarySearchOrder } from '@adwright/domain/library/ports.ts';
import type { Orm } from '../orm.ts';
import { mostValues } from './facet-values.ts';
import type { Finder } from './finder.ts';
import type { FacetCount, Stock } from './look-up-hits.ts';
import { lookUpWords } from './look-up-words.ts';
import { presentAd } from './present-ad.ts';
import { type TextQuery, textQuery, wordsOf } from './text-query.ts';
import { isChosen, isEverything, type Wanted, type Words } from './wanted.ts';

type Facets = NonNullable<LibraryAnswer['facets']>;

/** What is known without looking: what the sources hold, and how often each value of a filter occurs. */
export type Known = Stock & { readonly coverage: LibraryCoverage; readonly facets: readonly FacetCount[] };

export async function searchAds(
  db: Orm,
  finder: Finder,
  order: LibrarySearchOrder,
  known: Known,
): Promise<LibraryHits> {
  const keyword = order.keyword ?? '';
  const { forms, corrected } = await lookUpWords(db, wordsOf(keyword), order.language);
  const text = textQuery(keyword, forms);
  const { page, page_size } = order;
  const answer = { page, page_size, coverage: known.coverage, corrected };
  // Only signs: nothing can have them.
  if (text === null && keyword !== '') return { ...answer, ...nothing };
  const among = await finder.alike(order);
  const found = await ask(finder, order, { words: wordsFor(text, 'all'), among }, known);
  const isLoose = found.list.length === 0 && order.after === null && page === 1 && text?.any;
  // The next page has to be asked the way this one was.
  const followed =
    isLoose || (found.total === 0 && text?.any)
      ? await ask(finder, order, { words: wordsFor(text, 'any'), among }, known)
      : null;
  return { ...answer, ...(followed ?? found), partial: followed !== null && followed.total > 0 };
}

const nothing = { list: [], total: 0, total_is_floor: false, next: null, facets: null, partial: false };

function wordsFor(text: TextQuery | null, how: 'all' | 'any'): Words {
  return text && { match: how === 'any' && text.any !== null ? text.any : text.all, exact: text.exact };
}

type Asked = Required<Pick<Wanted, 'words' | 'among'>>;

async function ask(finder: Finder, order: LibrarySearchOrder, wanted: Asked, known: Known) {
  const { words } = wanted;
  const { page_size: size, after } = order;
  const isCounted = isEverything(order, words) && known.ads > 0;
  const open = order.facets && !isCounted ? libraryFacets.filter((facet) => !isChosen(order, facet)) : [];
  const page = { size, offset: after === null ? (order.page - 1) * size : 0 };
  const [hits, whole, ...others] = await Promise.all([
    finder.hits({ order, wanted, facets: open, page }, known),
    // A later page begins in the middle: how many there are is not what is left of them.
    after === null || isCounted
      ? null
      : finder.hits({ order: { ...order, after: null }, wanted, facets: [], page: null }, known),
    ...(order.facets ? countsOfChosen(finder, order, wanted, known) : []),
  ]);
  const counts = isCounted ? known.facets : [...hits.counts, ...others.flat()];
  const { total, isFloor } = isCounted ? { total: known.ads, isFloor: false } : (whole ?? hits);
  const last = hits.page.length > size ? hits.page[size - 1] : undefined;
  return {
    list: hits.page.slice(0, size).map(presentAd),
    next: last === undefined ? null : { value: last.value, id: last.id },
    total,
    total_is_floor: isFloor,
    facets: order.facets ? facetsOf(counts) : null,
  };
}

/** A filter's own values are counted as if it had none chosen: otherwise the others would all be nought. */
function countsOfChosen(
  finder: Finder,
  order: LibrarySearchOrder,
  asked: Asked,
  known: Known,
): Promise<FacetCount[]>[] {
  return libraryFacets
    .filter((facet) => isChosen(order, facet))
    .map(async (facet) => {
      if (isEverything(order, asked.words, facet) && known.ads > 0)
        return known.facets.filter((one) => one.facet === facet);
      const wanted = { ...asked, without: facet };
      const { counts } = await finder.hits(
        { order: { ...order, after: null }, wanted, facets: [facet], page: null },
        known,
      );
      return [...counts];
    });
}

function facetsOf(counts: readonly FacetCount[]): Facets {
  return Object.fromEntries(libraryFacets.map((facet) => [facet, listOf(counts, facet)])) as Facets;
}

function listOf(counts: readonly FacetCount[], wanted: LibraryFacet): { value: string; count: number }[] {
  return counts
    .filter(({ facet }) => facet === wanted)
    .map(({ value, count }) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, mostValues);
}
