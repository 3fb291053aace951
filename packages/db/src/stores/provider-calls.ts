import type { ProviderCallStore } from '@adwright/domain/engines/provider-calls.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { providerCalls } from '../schema/provider-calls.ts';

export function createProviderCallStore(db: Orm): ProviderCallStore {
  return {
    async lock(capability) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`provider_calls ${capability}`}))`);
    },
    async spentSince(capability, since) {
      const [row] = await db
        .select({ spent: sql<string>`coalesce(sum(${providerCalls.costMicros}), 0)` })
        .from(providerCalls)
        .where(and(eq(providerCalls.capability, capability), gte(providerCalls.createdAt, since)));
      return Number(row?.spent ?? 0);
    },
    async begin(call) {
      const [row] = await db.insert(providerCalls).values(call).returning({ id: providerCalls.id });
      if (!row) throw new Error('The call was not written');
      return row.id;
    },
    async end(id, end) {
      await db.update(providerCalls).set(end).where(eq(providerCalls.id, id));
    },
  };
}
