import type { RateWindowStore } from '@adwright/domain/requests/ports.ts';
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { rateWindows } from '../schema/requests.ts';

export function createRateWindowStore(db: Orm): RateWindowStore {
  const { key: ofKey, startsAt: begins, hits } = rateWindows;
  return {
    async slide(key, { startsAt, beforeAt, weight }, allowed) {
      const ofBefore = sql`coalesce((
        select p.hits from ${rateWindows} as p where p.key = ${key} and p.starts_at = ${beforeAt.toISOString()}::timestamptz
      ), 0)`;
      const fits = (here: SQL) => sql`${ofBefore} * ${weight}::float8 + ${here} + 1 <= ${allowed}::float8`;
      const [counted] = await db
        .insert(rateWindows)
        .select(sql`select ${key}::text, ${startsAt.toISOString()}::timestamptz, 1 where ${fits(sql`0`)}`)
        .onConflictDoUpdate({
          target: [ofKey, begins],
          set: { hits: sql`${hits} + 1` },
          setWhere: fits(sql`${hits}`),
        })
        .returning({ current: hits, before: sql`${ofBefore}`.mapWith(Number) });
      if (counted) return { counted: true, ...counted };
      const rows = await db
        .select({ begins, hits })
        .from(rateWindows)
        .where(and(eq(ofKey, key), inArray(begins, [startsAt, beforeAt])));
      const of = (moment: Date) => rows.find((row) => row.begins.getTime() === moment.getTime())?.hits ?? 0;
      return { counted: false, before: of(beforeAt), current: of(startsAt) };
    },
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
