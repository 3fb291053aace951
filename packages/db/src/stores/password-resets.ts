import type { PasswordResetStore } from '@adwright/domain/accounts/ports.ts';
import { and, eq, lte } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { passwordResets } from '../schema/accounts.ts';
import { mailedCodes } from './mailed-codes.ts';

export function createPasswordResetStore(db: Orm): PasswordResetStore {
  const { email: address, codeHash: hash, sentAt } = passwordResets;
  return {
    ...mailedCodes(db, passwordResets),
    async byEmail(email) {
      const [row] = await db.select().from(passwordResets).where(eq(address, email)).limit(1);
      return row ?? null;
    },
    async claim({ email, ...rest }, sentAfter) {
      const rows = await db
        .insert(passwordResets)
        .values({ email, ...rest })
        .onConflictDoUpdate({ target: address, set: rest, setWhere: lte(sentAt, sentAfter) })
        .returning({ address });
      return rows.length === 1;
    },
    async consume({ email, codeHash }) {
      const gone = db.delete(passwordResets).where(and(eq(address, email), eq(hash, codeHash)));
      return (await gone.returning({ address })).length === 1;
    },
  };
}
