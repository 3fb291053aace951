import type { FollowQuery } from '@adwright/contract/tracker/tracker.ts';
import type { FollowStore } from '@adwright/domain/tracker/ports.ts';
import { and, asc, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { adFollows } from '../schema/follows.ts';
import { isUuid } from '../uuid.ts';

const { id, query, emails, createdAt } = getTableColumns(adFollows);
const columns = { id, query, emails, createdAt };

function sameAs(asked: object): string {
  const parts = Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(parts.map(([name, value]) => [name, String(value).toLowerCase()]));
}

export function createFollowStore(db: Orm): FollowStore {
  const own = (userId: string, one: string) => and(eq(adFollows.userId, userId), eq(adFollows.id, one));
  return {
    add: (userId, follow, most) =>
      db.transaction(async (tx) => {
        // Two at once would both find room for the last one.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        const same = sameAs(follow.query);
        const [known] = await tx
          .select(columns)
          .from(adFollows)
          .where(and(eq(adFollows.userId, userId), eq(adFollows.sameAs, same)));
        if (known) return known;
        if ((await tx.$count(adFollows, eq(adFollows.userId, userId))) >= most) return null;
        const [made] = await tx
          .insert(adFollows)
          .values({ userId, ...follow, sameAs: same })
          .returning(columns);
        return made ?? null;
      }),
    list: (userId) =>
      db
        .select(columns)
        .from(adFollows)
        .where(eq(adFollows.userId, userId))
        .orderBy(desc(adFollows.createdAt), desc(adFollows.id)),
    async find(userId, one) {
      if (!isUuid(one)) return null;
      return (await db.select(columns).from(adFollows).where(own(userId, one)))[0] ?? null;
    },
    async change(userId, one, wanted) {
      const changed = db
        .update(adFollows)
        .set({ emails: wanted, ...(wanted && { toldAt: sql`now()` }) })
        .where(own(userId, one));
      return (await changed.returning(columns))[0] ?? null;
    },
    async remove(userId, one) {
      return (await db.delete(adFollows).where(own(userId, one)).returning({ id })).length > 0;
    },
    async stop(token) {
      const stopped = db.update(adFollows).set({ emails: false }).where(eq(adFollows.stopToken, token));
      return (await stopped.returning(columns))[0] ?? null;
    },
    due: (before, limit) =>
      db
        .select({
          ...columns,
          userId: adFollows.userId,
          stopToken: adFollows.stopToken,
          toldAt: adFollows.toldAt,
          email: users.email,
          locale: users.locale,
        })
        .from(adFollows)
        .innerJoin(users, eq(users.id, adFollows.userId))
        .where(and(adFollows.emails, lt(adFollows.toldAt, before)))
        .orderBy(asc(adFollows.toldAt))
        .limit(limit),
    stale: (before, limit) =>
      db
        .select({ sameAs: adFollows.sameAs, query: sql<FollowQuery>`(array_agg(${adFollows.query}))[1]` })
        .from(adFollows)
        .groupBy(adFollows.sameAs)
        // One that is new makes the search due for all: nobody has waited longer.
        .having(
          sql`bool_or(${adFollows.refreshedAt} is null) or min(${adFollows.refreshedAt}) < ${before.toISOString()}`,
        )
        .orderBy(sql`min(coalesce(${adFollows.refreshedAt}, '-infinity'))`, asc(adFollows.sameAs))
        .limit(limit),
    async refreshed(same, at) {
      await db.update(adFollows).set({ refreshedAt: at }).where(eq(adFollows.sameAs, same));
    },
    async claim(one, toldAt, now) {
      // Javascript knows milliseconds, the database more.
      const unchanged = sql`date_trunc('milliseconds', ${adFollows.toldAt}) = ${toldAt.toISOString()}::timestamptz`;
      const claimed = db
        .update(adFollows)
        .set({ toldAt: now })
        .where(and(eq(adFollows.id, one), unchanged));
      return (await claimed.returning({ id })).length === 1;
    },
  };
}
