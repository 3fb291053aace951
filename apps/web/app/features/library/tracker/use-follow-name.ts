import type { LibraryFacet } from '@adwright/contract/library/search.ts';
import type { FollowQuery } from '@adwright/contract/tracker/tracker.ts';
import { useValueNames } from '../use-value-names.ts';

/** What is followed, in the reader's words: “wool socks · TikTok · Germany”. */
export function useFollowName(): (query: FollowQuery) => string {
  const nameOf = useValueNames();
  return ({ keyword, domain, ...filters }) =>
    [
      ...(keyword === undefined ? [] : [keyword]),
      ...(domain === undefined ? [] : [domain]),
      ...Object.entries(filters).flatMap(([facet, value]) =>
        value === undefined ? [] : [nameOf(facet as LibraryFacet, value)],
      ),
    ].join(' · ');
}
