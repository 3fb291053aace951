import type { RegistrationStore } from '@adwright/domain/accounts/ports.ts';
import { eq, lte } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { registrations } from '../schema/accounts.ts';
import { mailedCodes } from './mailed-codes.ts';

export function createRegistrationStore(db: Orm): RegistrationStore {
  return {
    ...mailedCodes(db, registrations),
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
  };
}
