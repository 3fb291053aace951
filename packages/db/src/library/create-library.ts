import type { Library, LibraryHits, LibrarySearchOrder } from '@adwright/domain/library/ports.ts';
import { sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { hidingValues } from '../query-error.ts';
import { isUuid } from '../uuid.ts';
import { countFacets } from './count-facets.ts';
import { findPage } from './find-page.ts';
import { lookUpWords } from './look-up-words.ts';
import { adColumns, type AdDetailRow, presentAd } from './present-ad.ts';
import { putAds } from './put-ads.ts';
import { rowsOf } from './rows-of.ts';
import { coverageOf, rememberSource, removeSource, sourceState } from './source-state.ts';
import { type TextQuery, textQuery, wordsOf } from './text-query.ts';
import type { Words } from './wanted.ts';

export function createLibrary(db: Orm): Library {
  return hidingValues({
    search: (order) => search(db, order),
    async find(id) {
      if (!isUuid(id)) return null;
      const query = sql`select ${adColumns}, history from library_ads where id = ${id}::uuid`;
      const [row] = await rowsOf<AdDetailRow>(db, query);
      return row === undefined ? null : { ...presentAd(row), history: row.history };
    },
    put: (entries) => putAds(db, entries),
    removeSource: (source) => removeSource(db, source),
    sourceState: (source) => sourceState(db, source),
    rememberSource: (source, state) => rememberSource(db, source, state),
  } satisfies Library);
}

async function search(db: Orm, order: LibrarySearchOrder): Promise<LibraryHits> {
  const keyword = order.keyword ?? '';
  const [{ forms, corrected }, coverage] = await Promise.all([
    lookUpWords(db, wordsOf(keyword), order.language),
    coverageOf(db),
  ]);
  const text = textQuery(keyword, forms);
  const { page, page_size } = order;
  const answer = { page, page_size, coverage, corrected };
  // Only signs: nothing can have them.
  if (text === null && keyword !== '') return { ...answer, ...nothing };
  const found = await ask(db, order, text, 'all');
  const isLoose = found.list.length === 0 && order.after === null && page === 1 && text?.any;
  // The next page has to be asked the way this one was.
  const followed = isLoose || (found.total === 0 && text?.any) ? await ask(db, order, text, 'any') : null;
  return { ...answer, ...(followed ?? found), partial: followed !== null && followed.total > 0 };
}

const nothing = { list: [], total: 0, total_is_floor: false, next: null, facets: null, partial: false };

async function ask(db: Orm, order: LibrarySearchOrder, text: TextQuery | null, how: 'all' | 'any') {
  const words: Words = text && { match: how === 'any' && text.any !== null ? text.any : text.all, exact: text.exact };
  const [{ rows, next }, { total, isFloor, facets }] = await Promise.all([
    findPage(db, order, words),
    countFacets(db, order, words),
  ]);
  return { list: rows.map(presentAd), next, total, total_is_floor: isFloor, facets };
}
