import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { indexedText } from '@adwright/domain/library/search-words.ts';
import { libraryFacets, type LibraryFacet } from '@adwright/contract/library/search.ts';
import { domainsOf } from '@adwright/domain/library/domains-of.ts';
import { axes, type Axis, sliceTags } from './slices.ts';

type Tagged = Pick<
  LibraryEntry,
  | 'platforms'
  | 'countries'
  | 'language'
  | 'format'
  | 'cta'
  | 'category'
  | 'brand'
  | 'source'
  | 'active'
  | 'started_on'
  | 'last_seen_on'
  | 'landing_page'
>;

type TagFilter = LibraryFacet | 'source' | 'active' | 'domain';

/** What words of filters begin with. */
const beginnings = [...libraryFacets, 'source', 'active', 'domain', ...axes] satisfies (TagFilter | Axis)[];

/** Whether words of filters go on from it: whoever looks for what begins so would find every ad. */
export function beginsTag(word: string): boolean {
  return beginnings.some((name) => name.startsWith(word));
}

/** A value of a filter as a word of the index. The sign is one that no word of a text can have. */
export function tagOf(filter: TagFilter, value: string): string {
  return `${filter}=${filter === 'brand' ? indexedText(value) : value.toLowerCase()}`;
}

export function tagsOf(ad: Tagged): string[] {
  return [
    ...ad.platforms.map((value) => tagOf('platform', value)),
    ...ad.countries.map((value) => tagOf('country', value)),
    tagOf('language', ad.language),
    tagOf('format', ad.format),
    tagOf('cta', ad.cta),
    tagOf('category', ad.category),
    tagOf('brand', ad.brand),
    tagOf('source', ad.source),
    // Both states have a word: an index answers "not running" only by reading all of it.
    tagOf('active', String(ad.active)),
    ...domainsOf(ad.landing_page).map((domain) => tagOf('domain', domain)),
    ...sliceTags(ad),
  ];
}
