import type { Capability } from '@adwright/contract/service/capability.ts';
import type { Clock } from '@adwright/domain/clock.ts';
import type { EngineCall } from '@adwright/domain/engines/engine-call.ts';
import type { ProviderCallEnd, ProviderCallStore, ProviderUnits } from '@adwright/domain/engines/provider-calls.ts';
import { type Budget, type Period, periodStart } from './budget.ts';
import { costMicros, type Price } from './price.ts';
import { ProviderError } from './provider-error.ts';

export type PlannedCall = {
  readonly capability: Capability;
  readonly vendor: string;
  readonly model: string;
  readonly price: Price | null;
  readonly estimate: ProviderUnits;
  readonly call: EngineCall;
};

export type OpenCall = { end(outcome: Pick<ProviderCallEnd, 'outcome' | 'units' | 'failure'>): Promise<void> };

/** Writes every call down before it is made, refuses those over the budget, and completes them afterwards. */
export type Ledger = { begin(planned: PlannedCall, budget: Budget): Promise<OpenCall> };

type Stores = { readonly providerCalls: ProviderCallStore };

/** The part of the unit of work that the books are kept in. */
export type Books = {
  readonly stores: Stores;
  transact<Result>(work: (stores: Stores) => Promise<Result>): Promise<Result>;
};

export function createLedger({ work, clock }: { work: Books; clock: Clock }): Ledger {
  return {
    async begin({ capability, vendor, model, price, estimate, call }, budget) {
      const isLimited = budget.day !== null || budget.month !== null;
      if (price === null && isLimited) {
        throw new ProviderError('unpriced', `${vendor}:${model} has no known price, so no budget can be held with it.`);
      }
      const expected = price === null ? null : costMicros(price, estimate);
      const row = {
        userId: call.userId,
        runId: call.runId,
        capability,
        vendor,
        model,
        costMicros: expected,
      };
      const id = await work.transact(async ({ providerCalls }) => {
        if (isLimited) {
          await providerCalls.lock(capability);
          for (const period of ['day', 'month'] as const satisfies readonly Period[]) {
            const limit = budget[period];
            if (limit === null) continue;
            const spent = await providerCalls.spentSince(capability, periodStart(period, clock()));
            if (spent + (expected ?? 0) > limit) throw overBudget(capability, period);
          }
        }
        return providerCalls.begin(row);
      });
      const startedAt = performance.now();
      return {
        async end({ outcome, units, failure }) {
          const cost =
            price === null ? null : outcome === 'succeeded' || hasUnits(units) ? costMicros(price, units) : 0;
          const ms = Math.round(performance.now() - startedAt);
          await work.stores.providerCalls.end(id, { outcome, units, failure, ms, costMicros: cost });
        },
      };
    },
  };
}

function hasUnits(units: ProviderUnits): boolean {
  return Object.values(units).some((amount) => amount > 0);
}

function overBudget(capability: Capability, period: Period): ProviderError {
  const when = period === 'day' ? 'of today' : 'of this month';
  return new ProviderError('spent', `The budget ${when} for ${capability} is spent.`);
}
