import type { RateWindowStore } from '@adwright/domain/requests/ports.ts';
import { lt, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { rateWindows } from '../schema/requests.ts';

export function createRateWindowStore(db: Orm): RateWindowStore {
  return {
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
