import { AppError } from '@adwright/contract/errors.ts';
import {
  domainPattern,
  type LibraryAnswer,
  type LibraryQuery,
  type LibrarySort,
} from '@adwright/contract/library/search.ts';
import { typedDomain } from './domains-of.ts';
import type { Library, LibraryPlace } from './ports.ts';
import type { AdSource } from './sources/ports.ts';

/** Without words or a picture there is nothing to be relevant to: the newest come first. */
export async function searchLibrary(
  deps: { readonly library: Library; readonly adSources?: readonly Pick<AdSource, 'source'>[] },
  { cursor, ...query }: LibraryQuery,
): Promise<LibraryAnswer> {
  const site = query.domain === undefined ? typedDomain(query.keyword ?? '') : null;
  if (site !== null && domainPattern.test(site)) {
    const { keyword: _typed, ...rest } = query;
    const found = await searchLibrary(deps, { ...rest, domain: site, ...(cursor !== undefined && { cursor }) });
    // “node.js” may be a word after all.
    if (found.total > 0) return found;
  }
  const wanted = query.sort ?? 'relevance';
  const hasMeasure = query.keyword || query.like !== undefined || query.look !== undefined;
  const sort = wanted === 'relevance' && !hasMeasure ? 'newest' : wanted;
  const { next, ...hits } = await deps.library.search({ ...query, sort, after: placeOf(cursor, sort) });
  const live = (deps.adSources ?? []).map(({ source }) => source);
  const coverage = { ...hits.coverage, live };
  return { ...hits, coverage, next_cursor: next && `${sort}~${next.value}~${next.id}` };
}

const values: Readonly<Record<LibrarySort, RegExp>> = {
  relevance: /^\d{1,3}(\.\d{1,9})?$/,
  newest: /^(?!0000)\d{4}-\d{2}-\d{2}$/,
  longest: /^\d{1,6}$/,
};

function placeOf(cursor: string | undefined, wanted: LibrarySort): LibraryPlace | null {
  if (cursor === undefined) return null;
  const [sort, value = '', id = ''] = cursor.split('~');
  const isDay = wanted !== 'newest' || !Number.isNaN(Date.parse(value));
  if (
    sort !== wanted ||
    !values[wanted].test(value) ||
    !isDay ||
    !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  )
    throw new AppError('invalid_input', {}, [{ path: 'cursor', message: 'Not the cursor of a page of this search' }]);
  return { value, id };
}
