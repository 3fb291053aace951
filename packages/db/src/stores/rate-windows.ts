import type { RateHit, RateWindowStore, SlidHits } from '@adwright/domain/requests/ports.ts';
import { and, eq, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type KeptStatement, keptWrite } from '../kept-statement.ts';
import type { Orm } from '../orm.ts';
import { rateWindows } from '../schema/requests.ts';

export function createRateWindowStore(db: Orm): RateWindowStore {
  return {
    slide: (hits) => slide(db, hits),
    async hit(key, startsAt, count = 1) {
      const [row] = await db
        .insert(rateWindows)
        .values({ key, startsAt, hits: count })
        .onConflictDoUpdate({
          target: [rateWindows.key, rateWindows.startsAt],
          set: { hits: sql`${rateWindows.hits} + ${count}` },
        })
        .returning({ hits: rateWindows.hits });
      if (!row) throw new Error('The hit was not counted');
      return row.hits;
    },
    async removeBefore(moment) {
      const removed = db.delete(rateWindows).where(lt(rateWindows.startsAt, moment));
      return (await removed.returning({ key: rateWindows.key })).length;
    },
  };
}

type Slid = Readonly<Record<string, number | null>>;

/** By how many windows a call counts in. */
const statements = new Map<number, KeptStatement<Record<string, unknown>, Slid>>();

async function slide(db: Orm, hits: readonly RateHit[]): Promise<SlidHits[]> {
  const statement = statements.get(hits.length) ?? slideIn(hits.length);
  statements.set(hits.length, statement);
  const given = hits.map(({ key, window: { startsAt, beforeAt, weight }, allowed }, at) => [
    [`key${at}`, key],
    [`starts${at}`, startsAt.toISOString()],
    [`begun${at}`, beforeAt.toISOString()],
    [`weight${at}`, weight],
    [`allowed${at}`, allowed],
  ]);
  const [row] = await statement(db, Object.fromEntries(given.flat()) as Record<string, unknown>);
  const slid: SlidHits[] = [];
  for (const [at, hit] of hits.entries()) {
    const current = row?.[`current${at}`] ?? null;
    if (current === null) return [...slid, await refused(db, hit)];
    slid.push({ counted: true, before: row?.[`before${at}`] ?? 0, current });
  }
  return slid;
}

/** One after the other, in one way to the database: what is refused in one window is counted in none of those behind. */
function slideIn(count: number): KeptStatement<Record<string, unknown>, Slid> {
  return keptWrite(`slide_${count}`, (slots) => {
    const slot = (name: string): SQLWrapper => slots[name] ?? sql`null`;
    const before = (at: number): SQL => sql`coalesce((
      select p.hits from ${rateWindows} as p
      where p.key = ${slot(`key${at}`)} and p.starts_at = ${slot(`begun${at}`)}::timestamptz), 0)`;
    const counting = Array.from({ length: count }, (_, at) => {
      const fits = (here: SQL): SQL =>
        sql`${before(at)} * ${slot(`weight${at}`)}::float8 + ${here} + 1 <= ${slot(`allowed${at}`)}::float8`;
      const passed = at === 0 ? sql`true` : sql`exists (select from ${sql.raw(`slid${at - 1}`)})`;
      return sql`${sql.raw(`slid${at}`)} as (
        insert into ${rateWindows} as w (key, starts_at, hits)
        select ${slot(`key${at}`)}, ${slot(`starts${at}`)}::timestamptz, 1 where ${passed} and ${fits(sql`0`)}
        on conflict (key, starts_at) do update set hits = w.hits + 1 where ${fits(sql`w.hits`)}
        returning hits)`;
    });
    const answers = Array.from({ length: count }, (_, at) => {
      const [slid, current, begun] = [`slid${at}`, `current${at}`, `before${at}`].map((name) => sql.raw(name));
      return sql`(select hits from ${slid}) as ${current}, ${before(at)} as ${begun}`;
    });
    return sql`with ${sql.join(counting, sql`, `)} select ${sql.join(answers, sql`, `)}`;
  });
}

async function refused(db: Orm, { key, window: { startsAt, beforeAt } }: RateHit): Promise<SlidHits> {
  const rows = await db
    .select({ begins: rateWindows.startsAt, hits: rateWindows.hits })
    .from(rateWindows)
    .where(and(eq(rateWindows.key, key), inArray(rateWindows.startsAt, [startsAt, beforeAt])));
  const of = (moment: Date) => rows.find((row) => row.begins.getTime() === moment.getTime())?.hits ?? 0;
  return { counted: false, before: of(beforeAt), current: of(startsAt) };
}
