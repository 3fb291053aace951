import { lookDistance, readLook } from '@adwright/contract/library/look.ts';
import { wantedMarks } from '@adwright/domain/library/look-marks.ts';
import type { LibrarySearchOrder } from '@adwright/domain/library/ports.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { rowsOf } from './rows-of.ts';

/** Compared one by one; the marks bring the likeliest. */
const mostCompared = 1500;
/** Fewer than that in the fine places: the larger ones are looked through as well. */
const fewest = 300;
const mostAlike = 300;
/** Beyond, pictures have no more in common than any two. */
const farthest = 150;

type Row = { readonly id: string; readonly look: string };

/** The ads that look most like a picture, the nearest first; null where the search names none. */
export async function lookAlikes(db: Orm, { like, look }: LibrarySearchOrder): Promise<string[] | null> {
  if (like === undefined && look === undefined) return null;
  const wanted = look === undefined ? await lookOf(db, like ?? '') : readLook(look);
  if (wanted === null) return [];
  const marks = wantedMarks(wanted);
  const fine = await having(db, marks.fine);
  const rows = fine.length >= fewest ? fine : await having(db, [...marks.fine, ...marks.coarse]);
  return rows
    .map(({ id, look: hex }) => ({ id, far: lookDistance(wanted, Buffer.from(hex, 'hex')) }))
    .filter(({ id, far }) => far <= farthest && id !== like)
    .toSorted((a, b) => a.far - b.far || (a.id < b.id ? -1 : 1))
    .slice(0, mostAlike)
    .map(({ id }) => id);
}

async function lookOf(db: Orm, id: string): Promise<Uint8Array | null> {
  const [row] = await rowsOf<Row>(db, asHex(sql`id = ${id}::uuid`, 1));
  return row === undefined ? null : Buffer.from(row.look, 'hex');
}

function having(db: Orm, marks: readonly number[]): Promise<Row[]> {
  return rowsOf<Row>(db, asHex(sql`marks && ${sql.param([...marks])}::int[]`, mostCompared));
}

/** The two databases hand out bytes in different clothes. */
function asHex(which: SQL, limit: number): SQL {
  return sql`select id, encode(look, 'hex') as look from library_looks where ${which} limit ${limit}`;
}
