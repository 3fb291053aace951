import { type SyncDeps, syncCustomer } from './sync-customer.ts';

const batch = 200;
const againMs = 10 * 60 * 1000;

/**
 * What happens by the clock and not by a notice: the credits of the next month of a year that was paid for, the end of
 * a plan, and whatever a lost notice would have told.
 */
export async function lookAtDue(deps: SyncDeps): Promise<{ looked: number; failures: unknown[] }> {
  const { billing } = deps.work.stores;
  const failures: unknown[] = [];
  let looked = 0;
  for (const account of await billing.due(deps.clock(), batch)) {
    try {
      await syncCustomer(deps, account);
      looked += 1;
    } catch (error) {
      failures.push(error);
      const { userId, provider } = account;
      await billing.lookLater(userId, provider, new Date(deps.clock().getTime() + againMs));
    }
  }
  return { looked, failures };
}
