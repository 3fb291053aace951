import type { LibraryFacet } from '@adwright/contract/library/search.ts';
import type { LibrarySearchOrder } from '@adwright/domain/library/ports.ts';
import { type SQL, sql } from 'drizzle-orm';
import { tagOf } from './tags.ts';

const quote = (tag: string): string => `'${tag.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
const anyOf = (tags: readonly string[]): string => (tags.length === 0 ? '' : `(${tags.map(quote).join(' | ')})`);

const filters = ['platform', 'country', 'language', 'format', 'cta', 'category', 'brand', 'source', 'domain'] as const;

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
  const active = order.active === undefined ? [] : [tagOf('active', String(order.active))];
  return [...parts, anyOf(active)].filter((part) => part !== '');
}

export type Words = { readonly match: string; readonly exact: readonly string[] } | null;

export type Wanted = {
  readonly words: Words;
  readonly without?: LibraryFacet;
  /** Only ads with one of these. */
  readonly slice?: readonly string[] | null;
  /** Only these, in this order where the search has no words; null where any ad may be meant. */
  readonly among?: readonly string[] | null;
};

/** Words and filters as one question to one index; empty where there are none. */
export function matchOf(order: LibrarySearchOrder, { words, without, slice }: Wanted): string {
  return [...(words ? [`(${words.match})`] : []), ...tagQuery(order, without), anyOf(slice ?? [])]
    .filter((part) => part !== '')
    .join(' & ');
}

/** Where exact phrases are looked for. */
export const searchedText = sql`' ' || search_brand || ' . ' || search_title || ' . ' || search_text || ' '`;

/** Which ads are meant. */
export function wantedBy(order: LibrarySearchOrder, wanted: Wanted): SQL {
  const { words } = wanted;
  const match = matchOf(order, wanted);
  const parts: SQL[] = [];
  if (match !== '') parts.push(sql`search @@ ${match}::tsquery`);
  for (const text of words?.exact ?? []) parts.push(sql`strpos(${searchedText}, ${text}) > 0`);
  if (wanted.among) parts.push(sql`id = any(${sql.param([...wanted.among])}::uuid[])`);
  if (order.running_days_min !== undefined) parts.push(sql`running_days >= ${order.running_days_min}`);
  if (order.started_from !== undefined) parts.push(sql`started_on >= ${order.started_from}::date`);
  if (order.started_to !== undefined) parts.push(sql`started_on <= ${order.started_to}::date`);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

/** Nothing narrows it, but perhaps one facet that is left out. */
export function isEverything(order: LibrarySearchOrder, words: Words, without?: LibraryFacet): boolean {
  const { running_days_min, started_from, started_to, like, look } = order;
  const dates = [running_days_min, started_from, started_to, like, look].some((limit) => limit !== undefined);
  return !dates && words === null && matchOf(order, without === undefined ? { words } : { words, without }) === '';
}
