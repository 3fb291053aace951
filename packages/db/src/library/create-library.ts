import type { Library } from '@adwright/domain/library/ports.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { hidingValues } from '../query-error.ts';
import { libraryAds } from '../schema/library.ts';
import { isUuid } from '../uuid.ts';
import type { KeptIndex } from './ad-index/keep-index.ts';
import { databaseFinder, indexFinder } from './finder.ts';
import { adColumns, type AdDetailRow, presentAd } from './present-ad.ts';
import { putAds } from './put-ads.ts';
import { rowsOf } from '../rows-of.ts';
import { rememberKnown } from './remember-known.ts';
import { searchAds } from './search-ads.ts';
import { rememberSource, removeSource, replaceSource, sourceState } from './source-state.ts';

/** With an index beside it, the database itself is not asked which ads are meant. */
export function createLibrary(db: Orm, index?: KeptIndex): Library {
  const finder = index === undefined ? databaseFinder(db) : indexFinder(db, index);
  const { known, forget } = rememberKnown(db);
  return hidingValues({
    search: async (order) => searchAds(db, finder, order, await known()),
    async find(id) {
      if (!isUuid(id)) return null;
      const query = sql`select ${adColumns}, history from library_ads where id = ${id}::uuid`;
      const [row] = await rowsOf<AdDetailRow>(db, query);
      return row === undefined ? null : { ...presentAd(row), history: row.history };
    },
    async findByKeys(source, keys) {
      const rows = await rowsOf<AdDetailRow & { key: string }>(
        db,
        sql`select ${adColumns}, history, key from library_ads
          where source = ${source} and key = any(${sql.param([...keys])}::text[])`,
      );
      return new Map(rows.map((row) => [row.key, { ...presentAd(row), history: row.history }]));
    },
    async lives(ids) {
      const { id, history, addedAt, changedAt } = libraryAds;
      const rows = await db
        .select({ id, history, addedAt, changedAt })
        .from(libraryAds)
        .where(inArray(id, [...ids]));
      return new Map(rows.map(({ id: name, ...life }) => [name, life]));
    },
    async put(entries) {
      await putAds(db, entries);
      await index?.added(entries);
    },
    async replaceSource(source, entries) {
      await replaceSource(db, source, entries);
      await index?.removed(source);
      await index?.added(entries);
      forget();
    },
    async removeSource(source) {
      const gone = await removeSource(db, source);
      await index?.removed(source);
      forget();
      return gone;
    },
    sourceState: (source) => sourceState(db, source),
    async rememberSource(source, state) {
      await rememberSource(db, source, state);
      forget();
    },
  } satisfies Library);
}
