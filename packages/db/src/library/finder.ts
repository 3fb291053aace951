import type { LibrarySearchOrder } from '@adwright/domain/library/ports.ts';
import { readLook } from '@adwright/contract/library/look.ts';
import { sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import type { AskedHits } from './ad-index/find-hits.ts';
import type { KeptIndex } from './ad-index/keep-index.ts';
import type { HitsOrder } from './hits-query.ts';
import { lookAlikes } from './look-alikes.ts';
import { type Hits, lookUpHits, type Stock } from './look-up-hits.ts';
import { adColumns, type AdRow } from './present-ad.ts';
import { rowsOf } from '../rows-of.ts';
import { matchOf } from './wanted.ts';

/** Which ads a search means. */
export type Finder = {
  hits(asked: HitsOrder, stock: Stock): Promise<Hits>;
  /** The ads that look most like a picture, the nearest first; null where the search names none. */
  alike(order: LibrarySearchOrder): Promise<readonly string[] | null>;
};

export function databaseFinder(db: Orm): Finder {
  return { hits: (asked, stock) => lookUpHits(db, asked, stock), alike: (order) => lookAlikes(db, order) };
}

/** Asks the index, and the database only while there is none. */
export function indexFinder(db: Orm, index: KeptIndex): Finder {
  const database = databaseFinder(db);
  return {
    async hits(asked, stock) {
      const found = await index.ask('hits', askedOf(asked));
      if (found === null) return database.hits(asked, stock);
      return { ...found, isFloor: false, page: await pageOf(db, found.page) };
    },
    async alike(order) {
      const { like = null, look = null } = order;
      if (like === null && look === null) return null;
      const found = await index.ask('looks', { like, look: look === null ? null : readLook(look) });
      return found ?? database.alike(order);
    },
  };
}

function askedOf({ order, wanted, facets, page }: HitsOrder): AskedHits {
  return {
    match: matchOf(order, wanted),
    words: wanted.words?.match ?? null,
    exact: wanted.words?.exact ?? [],
    among: wanted.among ?? null,
    runningDaysMin: order.running_days_min ?? null,
    startedFrom: order.started_from ?? null,
    startedTo: order.started_to ?? null,
    sort: order.sort,
    after: order.after,
    facets,
    page,
  };
}

/** An ad that went since the index was asked is left out. */
async function pageOf(db: Orm, places: AskedPlaces): Promise<Hits['page']> {
  if (places.length === 0) return [];
  const ids = sql.param(places.map(({ id }) => id));
  const rows = await rowsOf<AdRow>(db, sql`select ${adColumns} from library_ads where id = any(${ids}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap(({ id, value }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, value }];
  });
}

type AskedPlaces = readonly { readonly id: string; readonly value: string }[];
