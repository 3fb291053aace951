import type { RegistrationStore } from '@adwright/domain/accounts/ports.ts';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { registrations } from '../schema/accounts.ts';

export function createRegistrationStore(db: Orm): RegistrationStore {
  return {
    async byEmail(email) {
      const [row] = await db.select().from(registrations).where(eq(registrations.email, email)).limit(1);
      return row ?? null;
    },
    async claim(registration, sentAfter) {
      const { email, ...rest } = registration;
      const rows = await db
        .insert(registrations)
        .values({ email, ...rest })
        .onConflictDoUpdate({ target: registrations.email, set: rest, setWhere: lte(registrations.sentAt, sentAfter) })
        .returning({ email: registrations.email });
      return rows.length === 1;
    },
    async markUnsent(email, codeHash) {
      await db
        .update(registrations)
        .set({ sentAt: new Date(0) })
        .where(and(eq(registrations.email, email), eq(registrations.codeHash, codeHash)));
    },
    async takeTry(email) {
      const [row] = await db
        .update(registrations)
        .set({ triesLeft: sql`${registrations.triesLeft} - 1` })
        .where(and(eq(registrations.email, email), gt(registrations.triesLeft, 0)))
        .returning({ left: registrations.triesLeft });
      return row?.left ?? -1;
    },
    async removeExpiredBefore(moment) {
      const removed = db.delete(registrations).where(lt(registrations.expiresAt, moment));
      return (await removed.returning({ email: registrations.email })).length;
    },
  };
}
