import type { Capability } from '@adwright/contract/service/capability.ts';
import type { ProviderCallOutcome, ProviderUnits } from '@adwright/domain/engines/provider-calls.ts';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { runs } from './runs.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What was paid to whom and for what. It outlives the person and the run, since the bill does, too. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    runId: uuid('run_id').references(() => runs.id, { onDelete: 'set null' }),
    capability: text().$type<Capability>().notNull(),
    vendor: text().notNull(),
    model: text().notNull(),
    units: jsonb().$type<ProviderUnits>().notNull().default({}),
    costMicros: bigint('cost_micros', { mode: 'number' }),
    ms: integer(),
    outcome: text().$type<ProviderCallOutcome>().notNull().default('started'),
    failure: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('provider_calls_spent').on(table.capability, table.createdAt),
    index('provider_calls_of_run').on(table.runId),
    index('provider_calls_of_user').on(table.userId),
  ],
);
