import type { LibraryFacet } from '@adwright/contract/library/search.ts';
import type { Orm } from '../orm.ts';
import { estimateHits } from './estimate-hits.ts';
import { type HitsOrder, hitsQuery, mostHits } from './hits-query.ts';
import type { AdRow } from './present-ad.ts';
import { rowsOf } from '../rows-of.ts';
import { type Axis, dayNumber, type Histogram, sliceOf } from './slices.ts';
import { matchOf, wantedBy } from './wanted.ts';

export type FacetCount = { readonly facet: LibraryFacet; readonly value: string; readonly count: number };
export type Hits = {
  readonly total: number;
  /** There are more: not all were looked at. */
  readonly isFloor: boolean;
  readonly counts: readonly FacetCount[];
  readonly page: readonly (AdRow & { readonly value: string })[];
};

/** How the ads lie in time, to look at as few of them as the hits need. */
export type Stock = { readonly ads: number; readonly slices: Readonly<Record<Axis, Histogram>> };

type Row = Omit<Hits, 'isFloor'>;

/**
 * From so many on, a slice is tried first. Below, it would be a third of all ads: joining its long lists in the index
 * takes longer than looking at every hit, which also counts better.
 */
const slicedFrom = 2 * mostHits;
/** A slice should hold so many, ten pages: each hit is a page of the table to fetch, which is most of the time. */
const sliceHits = 240;
/** A slice may hold fewer than expected: words come and go with the seasons. */
const widenings = [1, 6];

export async function lookUpHits(db: Orm, asked: HitsOrder, stock: Stock): Promise<Hits> {
  const ask = async (slice: readonly string[] | null): Promise<Row> => {
    const [row] = await rowsOf<Row>(db, hitsQuery({ ...asked, wanted: { ...asked.wanted, slice } }));
    if (row === undefined) throw new Error('A search has to answer one row');
    return row;
  };
  const { order, wanted, page } = asked;
  const expected = matchOf(order, wanted) === '' ? 0 : await estimateHits(db, wantedBy(order, wanted));
  const enough = Math.max(sliceHits / 2, page === null ? 0 : page.offset + page.size + 1);
  for (const factor of expected > slicedFrom ? widenings : []) {
    const slice = sliceFor(asked, stock, (factor * Math.max(sliceHits, 1.2 * enough)) / expected);
    if (slice === null) break;
    const hits = await ask(slice);
    if (hits.total >= enough) return { ...hits, total: roundDown(hits.total), isFloor: true };
  }
  const all = await ask(null);
  return { ...all, total: Math.min(all.total, mostHits), isFloor: all.total > mostHits };
}

/** “More than 743” would say that somebody counted. */
function roundDown(total: number): number {
  return Math.min(mostHits, Math.floor(total / 100) * 100);
}

function sliceFor({ order }: HitsOrder, { ads, slices }: Stock, share: number): string[] | null {
  const axis = order.sort === 'longest' ? 'ran' : 'started';
  if (order.after === null || order.sort === 'relevance') return sliceOf(axis, slices[axis], ads * share);
  const from = axis === 'ran' ? Number(order.after.value) : dayNumber(order.after.value);
  return sliceOf(axis, slices[axis], ads * share, from);
}
