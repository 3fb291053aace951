import type { LibraryPlace, LibrarySearchOrder } from '@adwright/domain/library/ports.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { adColumns, type AdRow } from './present-ad.ts';
import { rowsOf } from './rows-of.ts';
import { wantedBy, type Words } from './wanted.ts';

/** Of a word that half the library has, the newest are judged: nobody reads further, and judging all takes seconds. */
const mostJudged = 1000;

/** How much a word counts in the text, headline and brand, from the last to the first. */
const weights = '{0.05, 0.25, 0.7, 1}';

type Found = AdRow & { readonly value: string };

/** One page and the place where the next begins; null after the last. */
export async function findPage(
  db: Orm,
  order: LibrarySearchOrder,
  words: Words,
): Promise<{ rows: AdRow[]; next: LibraryPlace | null }> {
  const { page, page_size: size, after } = order;
  const offset = after === null ? (page - 1) * size : 0;
  const query = order.sort === 'relevance' && words ? byRelevance(order, words) : byColumn(order, words);
  const rows = await rowsOf<Found>(db, sql`${query} limit ${size + 1} offset ${offset}`);
  const last = rows.length > size ? rows[size - 1] : undefined;
  return { rows: rows.slice(0, size), next: last === undefined ? null : { value: last.value, id: last.id } };
}

/** The score is rounded before it is compared: what is shown as a place must be what the next page is cut at. */
function byRelevance(order: LibrarySearchOrder, words: NonNullable<Words>): SQL {
  const { after } = order;
  const beyond = after === null ? sql`true` : sql`(score, id) < (${after.value}::numeric, ${after.id}::uuid)`;
  return sql`
    with recent as materialized (
      select id, search, active from library_ads where ${wantedBy(order, words)}
      order by started_on desc, id desc limit ${mostJudged}
    ), judged as (
      select id, round((ts_rank(${weights}::float4[], search, ${words.match}::tsquery, 1)
        * case when active then 1.05 else 1 end)::numeric, 6) as score
      from recent
    ), page as (
      select id, score from judged where ${beyond} order by score desc, id desc
    )
    select ${adColumns}, score::text as value from page join library_ads using (id) order by score desc, id desc`;
}

function byColumn(order: LibrarySearchOrder, words: Words): SQL {
  const { after, sort } = order;
  const column = sort === 'longest' ? sql`running_days` : sql`started_on`;
  const type = sort === 'longest' ? sql`integer` : sql`date`;
  const beyond = after === null ? sql`` : sql`and (${column}, id) < (${after.value}::${type}, ${after.id}::uuid)`;
  return sql`select ${adColumns}, ${column}::text as value from library_ads
    where ${wantedBy(order, words)} ${beyond} order by ${column} desc, id desc`;
}
