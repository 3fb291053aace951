import type { Library } from '@adwright/domain/library/ports.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { hidingValues } from '../query-error.ts';
import { libraryAds } from '../schema/library.ts';
import { isUuid } from '../uuid.ts';
import { adColumns, type AdDetailRow, presentAd } from './present-ad.ts';
import { putAds } from './put-ads.ts';
import { rowsOf } from './rows-of.ts';
import { rememberKnown } from './remember-known.ts';
import { searchAds } from './search-ads.ts';
import { rememberSource, removeSource, sourceState } from './source-state.ts';

export function createLibrary(db: Orm): Library {
  const { known, forget } = rememberKnown(db);
  return hidingValues({
    search: async (order) => searchAds(db, order, await known()),
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
    put: (entries) => putAds(db, entries),
    async removeSource(source) {
      const gone = await removeSource(db, source);
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
