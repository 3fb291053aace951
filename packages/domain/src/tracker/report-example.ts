import { LibraryQuery } from '@adwright/contract/library/search.ts';
import type { FollowQuery, FollowReport } from '@adwright/contract/tracker/tracker.ts';
import type { Clock } from '../clock.ts';
import type { Library } from '../library/ports.ts';
import { reportQuery } from './report-query.ts';

/** Samples are of fixed days: a year shows something of them for long. */
const days = 365;
/** Cards of a look, not of a list. */
const mostShown = 8;

/** The brand with the most ads, as its followers would see it; null while there is none. */
export async function reportExample(deps: {
  readonly clock: Clock;
  readonly library: Library;
}): Promise<(Omit<FollowReport, 'follow'> & { query: FollowQuery }) | null> {
  const { sort: _sort, cursor: _cursor, ...asked } = LibraryQuery.parse({ page_size: 1 });
  const { facets } = await deps.library.search({ ...asked, sort: 'newest', after: null });
  const brand = facets?.brand[0]?.value;
  if (brand === undefined) return null;
  const report = await reportQuery(deps, { query: { brand }, days });
  const first = <Item>(list: readonly Item[]): Item[] => list.slice(0, mostShown);
  const { started, changed, stopped } = report;
  return { ...report, query: { brand }, started: first(started), changed: first(changed), stopped: first(stopped) };
}
