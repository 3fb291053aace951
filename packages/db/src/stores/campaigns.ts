import type { CampaignRecord, CampaignStore } from '@adwright/domain/campaigns/ports.ts';
import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { campaigns } from '../schema/campaigns.ts';
import { projects } from '../schema/projects.ts';
import { users } from '../schema/accounts.ts';
import { isUuid } from '../uuid.ts';

export function createCampaignStore(db: Orm): CampaignStore {
  const own = (userId: string, id: string) => and(eq(campaigns.userId, userId), eq(campaigns.id, id));
  const ofUser = async (userId: string, id: string): Promise<CampaignRecord | null> =>
    isUuid(id) ? ((await counted(db).where(own(userId, id)))[0] ?? null) : null;
  return {
    ofUser,
    insert: (userId, campaign, most) =>
      db.transaction(async (tx) => {
        // Parallel requests wait for each other here, so that together they cannot exceed the number.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        if ((await tx.$count(campaigns, eq(campaigns.userId, userId))) >= most) return null;
        const [row] = await tx
          .insert(campaigns)
          .values({ ...campaign, userId })
          .returning();
        if (!row) throw new Error('The campaign was not written');
        return { ...row, projects: 0 };
      }),
    async change(userId, id, change) {
      const changed = db
        .update(campaigns)
        .set({ ...change, updatedAt: sql`now()` })
        .where(own(userId, id));
      return (await changed.returning({ id: campaigns.id })).length === 1 ? ofUser(userId, id) : null;
    },
    list: async (userId) =>
      counted(db)
        .where(eq(campaigns.userId, userId))
        .orderBy(desc(campaigns.favorite), asc(sql`lower(${campaigns.name})`), asc(campaigns.id)),
    async remove(userId, id) {
      const gone = db.delete(campaigns).where(own(userId, id));
      return (await gone.returning({ id: campaigns.id })).length === 1;
    },
  };
}

function counted(db: Orm) {
  const inside = db.$count(projects, and(eq(projects.campaignId, campaigns.id), isNull(projects.deletedAt)));
  return db.select({ ...getTableColumns(campaigns), projects: inside }).from(campaigns);
}
