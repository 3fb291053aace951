import type { EmailChangeStore } from '@adwright/domain/accounts/ports.ts';
import { and, eq, lte } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { emailChanges } from '../schema/accounts.ts';
import { mailedCodes } from './mailed-codes.ts';

export function createEmailChangeStore(db: Orm): EmailChangeStore {
  const { email: address, codeHash: hash, sentAt } = emailChanges;
  return {
    ...mailedCodes(db, emailChanges),
    async byEmail(email) {
      const [row] = await db.select().from(emailChanges).where(eq(address, email)).limit(1);
      return row ?? null;
    },
    async claim({ email, ...rest }, sentAfter) {
      const rows = await db
        .insert(emailChanges)
        .values({ email, ...rest })
        .onConflictDoUpdate({ target: address, set: rest, setWhere: lte(sentAt, sentAfter) })
        .returning({ address });
      return rows.length === 1;
    },
    async consume({ email, codeHash }) {
      const gone = db.delete(emailChanges).where(and(eq(address, email), eq(hash, codeHash)));
      return (await gone.returning({ address })).length === 1;
    },
  };
}
