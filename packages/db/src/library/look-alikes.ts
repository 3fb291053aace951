import { lookDistance, readLook } from '@adwright/contract/library/look.ts';
import { stepBits, stepsOf } from '@adwright/domain/library/look-steps.ts';
import type { LibrarySearchOrder } from '@adwright/domain/library/ports.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { farthestLook, mostAlike } from './alike.ts';
import { rowsOf } from '../rows-of.ts';

/** Compared byte by byte; their steps say that they are the likeliest. */
const mostCompared = 600;

type Row = { readonly id: string; readonly look: string };

/** The ads that look most like a picture, the nearest first; null where the search names none. */
export async function lookAlikes(db: Orm, { like, look }: LibrarySearchOrder): Promise<string[] | null> {
  if (like === undefined && look === undefined) return null;
  const wanted = look === undefined ? await lookOf(db, like ?? '') : readLook(look);
  if (wanted === null) return [];
  const rows = await likeliest(db, wanted);
  return rows
    .map(({ id, look: hex }) => ({ id, far: lookDistance(wanted, Buffer.from(hex, 'hex')) }))
    .filter(({ id, far }) => far <= farthestLook && id !== like)
    .toSorted((a, b) => a.far - b.far || (a.id < b.id ? -1 : 1))
    .slice(0, mostAlike)
    .map(({ id }) => id);
}

async function lookOf(db: Orm, id: string): Promise<Uint8Array | null> {
  const one = sql`select id, look from library_looks where id = ${id}::uuid`;
  const [row] = await rowsOf<Row>(db, asHex(one));
  return row === undefined ? null : Buffer.from(row.look, 'hex');
}

/** Every look is gone through, for a few of the processor's steps each. An index of places alike ones fall into is quicker, and misses many. */
function likeliest(db: Orm, wanted: Uint8Array): Promise<Row[]> {
  const steps = sql`${stepsOf(wanted)}::bit(${sql.raw(String(stepBits))})`;
  const all = sql`select id, look from library_looks order by bit_count(steps # ${steps}) limit ${mostCompared}`;
  return rowsOf<Row>(db, asHex(all));
}

/** The two databases hand out bytes in different clothes. */
function asHex(query: SQL): SQL {
  return sql`select id, encode(look, 'hex') as look from (${query}) as found`;
}
