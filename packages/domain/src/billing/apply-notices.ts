import { type SyncDeps, syncCustomer } from './sync-customer.ts';

const batch = 200;
const longestPauseMs = 60 * 60 * 1000;

/** Works the inbox off. Several notices about one person need one look. Answers how many are done, and what failed. */
export async function applyNotices(deps: SyncDeps): Promise<{ applied: number; failures: unknown[] }> {
  const { billing } = deps.work.stores;
  const { name: provider } = deps.payments;
  const waiting = await billing.pending(provider, deps.clock(), batch);
  const failures: unknown[] = [];
  let applied = 0;
  for (const [customerId, notices] of Map.groupBy(waiting, (notice) => notice.customerId)) {
    const account = await billing.accountOf(provider, customerId);
    try {
      // Somebody else's customer, of another product at the same provider: nothing to do.
      if (account) await syncCustomer(deps, account);
      for (const { id } of notices) await billing.noticeApplied(provider, id, deps.clock());
      applied += notices.length;
    } catch (error) {
      failures.push(error);
      for (const { id, attempts } of notices) {
        const pauseMs = Math.min(longestPauseMs, 10_000 * 2 ** Math.min(attempts, 10));
        await billing.noticeFailed(provider, id, new Date(deps.clock().getTime() + pauseMs));
      }
    }
  }
  return { applied, failures };
}
