import type { LibraryFacet } from '@adwright/contract/library/search.ts';
import type { LibrarySearchOrder } from '@adwright/domain/library/ports.ts';
import { type SQL, sql } from 'drizzle-orm';
import { tagOf } from './tags.ts';

const quote = (tag: string): string => `'${tag.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
const anyOf = (tags: readonly string[]): string => (tags.length === 0 ? '' : `(${tags.map(quote).join(' | ')})`);

const filters = ['platform', 'country', 'language', 'format', 'cta', 'category', 'brand', 'source'] as const;

function chosen(order: LibrarySearchOrder, filter: (typeof filters)[number]): readonly string[] {
  const value = order[filter];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

export function isChosen(order: LibrarySearchOrder, facet: LibraryFacet): boolean {
  return chosen(order, facet).length > 0;
}

/** The filters as a query of the index, next to that of the words; one facet may be left out to count its values. */
function tagQuery(order: LibrarySearchOrder, without?: LibraryFacet): string[] {
  const parts = filters
    .filter((filter) => filter !== without)
    .map((filter) => anyOf(chosen(order, filter).map((value) => tagOf(filter, value))));
  const running = quote(tagOf('active', 'true'));
  const active = order.active === undefined ? '' : order.active ? running : `!${running}`;
  return [...parts, active].filter((part) => part !== '');
}

export type Words = { readonly match: string; readonly exact: readonly string[] } | null;

/** Which ads are meant. Everything but dates is one question to one index. */
export function wantedBy(order: LibrarySearchOrder, words: Words, without?: LibraryFacet): SQL {
  const match = [...(words ? [`(${words.match})`] : []), ...tagQuery(order, without)].join(' & ');
  const parts: SQL[] = [];
  if (match !== '') parts.push(sql`search @@ ${match}::tsquery`);
  for (const text of words?.exact ?? [])
    parts.push(sql`strpos(' ' || search_brand || ' . ' || search_title || ' . ' || search_text || ' ', ${text}) > 0`);
  if (order.running_days_min !== undefined) parts.push(sql`running_days >= ${order.running_days_min}`);
  if (order.started_from !== undefined) parts.push(sql`started_on >= ${order.started_from}::date`);
  if (order.started_to !== undefined) parts.push(sql`started_on <= ${order.started_to}::date`);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}
