import type { CodeStore, MailedCode } from '@adwright/domain/accounts/ports.ts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import type { emailChanges, passwordResets, registrations } from '../schema/accounts.ts';

type Shared = Pick<CodeStore<MailedCode>, 'markUnsent' | 'takeTry' | 'removeExpiredBefore'>;

/** What is done to mailed codes alike, whatever they are for. */
export function mailedCodes(
  db: Orm,
  table: typeof registrations | typeof passwordResets | typeof emailChanges,
): Shared {
  return {
    async markUnsent(email, codeHash) {
      await db
        .update(table)
        .set({ sentAt: new Date(0) })
        .where(and(eq(table.email, email), eq(table.codeHash, codeHash)));
    },
    async takeTry(email) {
      const [row] = await db
        .update(table)
        .set({ triesLeft: sql`${table.triesLeft} - 1` })
        .where(and(eq(table.email, email), gt(table.triesLeft, 0)))
        .returning({ left: table.triesLeft });
      return row?.left ?? -1;
    },
    async removeExpiredBefore(moment) {
      const removed = db.delete(table).where(lt(table.expiresAt, moment));
      return (await removed.returning({ email: table.email })).length;
    },
  };
}
