import type { RecoveryCodeStore } from '@adwright/domain/accounts/ports.ts';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { recoveryCodes } from '../schema/accounts.ts';

export function createRecoveryCodeStore(db: Orm): RecoveryCodeStore {
  const { userId, codeHash } = recoveryCodes;
  return {
    replace: (user, hashes) =>
      db.transaction(async (tx) => {
        await tx.delete(recoveryCodes).where(eq(userId, user));
        if (hashes.length > 0) {
          await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId: user, codeHash: hash })));
        }
      }),
    async use(user, hash) {
      const used = db.delete(recoveryCodes).where(and(eq(userId, user), eq(codeHash, hash)));
      return (await used.returning({ codeHash })).length === 1;
    },
    count: (user) => db.$count(recoveryCodes, eq(userId, user)),
  };
}
