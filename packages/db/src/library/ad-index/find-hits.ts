import type { LibraryFacet, LibrarySort } from '@adwright/contract/library/search.ts';
import type { LibraryPlace } from '@adwright/domain/library/ports.ts';
import { dayNumber, dayOf } from '../slices.ts';
import type { AdIndex } from './ad-index.ts';
import { addBits, allBits, type Bits, keepShared, noBits, numbersOf, setBit } from './bits.ts';
import { firstOf } from './first-of.ts';
import { type Question, readTsquery, wordsIn } from './read-tsquery.ts';

/** A search in words that a thread can be told. */
export type AskedHits = {
  /** Words and filters as one question, as `matchOf` writes it; empty for all ads. */
  readonly match: string;
  /** The words alone, where they decide the order. */
  readonly words: string | null;
  readonly exact: readonly string[];
  readonly among: readonly string[] | null;
  readonly runningDaysMin: number | null;
  readonly startedFrom: string | null;
  readonly startedTo: string | null;
  readonly sort: LibrarySort;
  readonly after: LibraryPlace | null;
  readonly facets: readonly LibraryFacet[];
  readonly page: { readonly size: number; readonly offset: number } | null;
};

export type FoundHits = {
  readonly total: number;
  readonly counts: readonly { readonly facet: LibraryFacet; readonly value: string; readonly count: number }[];
  /** One more than the page holds, if there is one. */
  readonly page: readonly LibraryPlace[];
};

/** A score is told to six digits, and two that read the same are the same. */
const digits = 1e6;

export function findHits(index: AdIndex, asked: AskedHits): FoundHits {
  const limits = limitsOf(index, asked);
  const all = numbersOf(hitsOf(index, asked));
  const hits = limits === null ? all : all.filter(limits);
  return {
    total: hits.length,
    counts: asked.facets.length === 0 ? [] : countsOf(index, hits, asked.facets),
    page: asked.page === null ? [] : pageOf(index, hits, asked, asked.page),
  };
}

function hitsOf(index: AdIndex, { match, among }: AskedHits): Bits {
  const bits = index.alive();
  const question = readTsquery(match);
  if (question !== null) keepShared(bits, answerOf(index, question));
  if (among !== null) {
    const named = noBits(index.ids.length);
    for (const number of numbersAmong(index, among)) setBit(named, number);
    keepShared(bits, named);
  }
  return bits;
}

function numbersAmong(index: AdIndex, ids: readonly string[]): number[] {
  return ids.flatMap((id) => index.numberOf(id) ?? []);
}

function answerOf(index: AdIndex, question: Question): Bits {
  const size = index.ids.length;
  if (question.kind === 'word') {
    const bits = noBits(size);
    for (const { ads } of index.places(question.word, question.isBegun)) for (const ad of ads) setBit(bits, ad);
    return bits;
  }
  const bits = question.kind === 'all' ? allBits(size) : noBits(size);
  const join = question.kind === 'all' ? keepShared : addBits;
  for (const part of question.parts) join(bits, answerOf(index, part));
  return bits;
}

/** What no word of the index can say; null where nothing of it is asked. */
function limitsOf(index: AdIndex, asked: AskedHits): ((hit: number) => boolean) | null {
  const { runningDaysMin, startedFrom, startedTo } = asked;
  if (asked.exact.length === 0 && runningDaysMin === null && startedFrom === null && startedTo === null) return null;
  const { started, ran } = index.columns;
  const least = runningDaysMin ?? 0;
  const from = startedFrom === null ? Number.NEGATIVE_INFINITY : dayNumber(startedFrom);
  const to = startedTo === null ? Number.POSITIVE_INFINITY : dayNumber(startedTo);
  const exact = asked.exact.map((text) => Buffer.from(text));
  return (hit) => {
    const [day = 0, days = 0] = [started[hit], ran[hit]];
    return days >= least && day >= from && day <= to && exact.every((text) => index.says(hit, text));
  };
}

function countsOf(index: AdIndex, hits: Int32Array, facets: readonly LibraryFacet[]): FoundHits['counts'] {
  const { valuesBegin, valuesOfAds } = index.columns;
  const counts = new Int32Array(index.values.length);
  for (const hit of hits)
    for (let at = valuesBegin[hit] ?? 0; at < (valuesBegin[hit + 1] ?? 0); at += 1) {
      const value = valuesOfAds[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  return index.values.flatMap(({ facet, value }, number) => {
    const count = counts[number] ?? 0;
    return count > 0 && facets.includes(facet) ? [{ facet, value, count }] : [];
  });
}

function pageOf(
  index: AdIndex,
  hits: Int32Array,
  asked: AskedHits,
  { size, offset }: NonNullable<AskedHits['page']>,
): LibraryPlace[] {
  const { values, read, write } = orderOf(index, hits, asked);
  const { after } = asked;
  const isBefore = (a: number, b: number): boolean => {
    const apart = (values[a] ?? 0) - (values[b] ?? 0);
    return apart > 0 || (apart === 0 && (index.ids[a] ?? '') > (index.ids[b] ?? ''));
  };
  return firstOf(after === null ? hits : hits.filter(isBeyond(after)), offset + size + 1, isBefore)
    .slice(offset)
    .map((hit) => ({ value: write(values[hit] ?? 0), id: index.ids[hit] ?? '' }));

  function isBeyond({ value, id }: LibraryPlace): (hit: number) => boolean {
    const from = read(value);
    return (hit) => {
      const apart = (values[hit] ?? 0) - from;
      return apart < 0 || (apart === 0 && (index.ids[hit] ?? '') < id);
    };
  }
}

type Order = {
  /** By the ad's number; the highest comes first. */
  readonly values: Int32Array | Float64Array;
  read(value: string): number;
  write(value: number): string;
};

function orderOf(index: AdIndex, hits: Int32Array, { sort, words, among }: AskedHits): Order {
  const { started, ran } = index.columns;
  if (sort === 'longest') return { values: ran, read: Number, write: String };
  if (sort === 'newest' || (words === null && among === null))
    return { values: started, read: dayNumber, write: dayOf };
  const values = words === null ? likenessOf(index, among ?? []) : scoresOf(index, hits, words);
  return {
    values,
    read: (value) => Math.round(Number(value) * digits),
    write: (value) => (value / digits).toFixed(6),
  };
}

/** Without words, the most alike is the best. */
function likenessOf(index: AdIndex, among: readonly string[]): Float64Array {
  const values = new Float64Array(index.ids.length);
  among.forEach((id, place) => {
    const number = index.numberOf(id);
    if (number !== undefined) values[number] = digits - Math.round(((place + 1) * digits) / 1000);
  });
  return values;
}

/** As `ts_rank` judges: what share of the ad each word has, by the length of the ad. */
function scoresOf(index: AdIndex, hits: Int32Array, words: string): Float64Array {
  const sums = new Float64Array(index.ids.length);
  const question = readTsquery(words);
  const asked = new Map((question === null ? [] : wordsIn(question)).map((one) => [`${one.word}${one.isBegun}`, one]));
  for (const { word, isBegun } of asked.values())
    for (const { ads, shares } of index.places(word, isBegun))
      for (let at = 0; at < ads.length; at += 1) {
        const ad = ads[at] ?? 0;
        sums[ad] = (sums[ad] ?? 0) + (shares[at] ?? 0);
      }
  const { divisors, active } = index.columns;
  for (const hit of hits) {
    const score = (sums[hit] ?? 0) / Math.max(1, asked.size) / (divisors[hit] ?? 1);
    sums[hit] = Math.round(score * (active[hit] === 1 ? 1.05 : 1) * digits);
  }
  return sums;
}
