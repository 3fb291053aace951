import type { ActivityKind } from '@adwright/contract/user/activity.ts';
import type { ActivityStore } from '@adwright/domain/accounts/ports.ts';
import { desc, eq, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Orm } from '../orm.ts';
import { activity } from '../schema/accounts.ts';
import { payments } from '../schema/billing.ts';

export function createActivityStore(db: Orm): ActivityStore {
  return {
    async add(entry) {
      await db.insert(activity).values(entry);
    },
    newest(userId, limit) {
      const happened = db
        .select({
          id: sql<string>`${activity.id}::text`.as('id'),
          kind: activity.kind,
          device: activity.device,
          about: activity.about,
          cents: sql<number | null>`null::integer`.as('cents'),
          at: activity.at,
        })
        .from(activity)
        .where(eq(activity.userId, userId));
      // The books know of payments: they are not written twice.
      const paid = db
        .select({
          id: sql<string>`${payments.id}`.as('id'),
          kind: sql<ActivityKind>`'paid'`.as('kind'),
          device: sql<string>`''`.as('device'),
          about: sql<string | null>`${payments.number}`.as('about'),
          cents: sql<number | null>`${payments.cents}`.as('cents'),
          at: payments.paidAt,
        })
        .from(payments)
        .where(eq(payments.userId, userId));
      return unionAll(happened, paid)
        .orderBy((columns) => desc(columns.at))
        .limit(limit);
    },
    async removeBefore(moment) {
      return (await db.delete(activity).where(lt(activity.at, moment)).returning({ id: activity.id })).length;
    },
  };
}
