import type { FileStorage } from '../assets/ports.ts';
import { endPlans } from '../billing/end-plans.ts';
import type { PaymentProvider } from '../billing/provider.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly payments: PaymentProvider | null;
};

const accountsAtOnce = 20;
const filesAtOnce = 200;
/** A payment provider that knows the customer no more must not keep the account for ever. */
const patienceMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes accounts whose time has come. A plan that was resumed or bought meanwhile is ended first: nobody could end it
 * afterwards, and it would be charged for ever. Rows of files go before their files and the account goes last: cut off anywhere,
 * the next time goes on, and a file whose row is gone is found by the sweep of orphans.
 */
export async function deleteDueAccounts(deps: Deps): Promise<{ deletedAccounts: number }> {
  const { accounts } = deps.work.stores;
  const due = await accounts.dueForDeletion(deps.clock(), accountsAtOnce);
  const failures: unknown[] = [];
  let deletedAccounts = 0;
  for (const { id, deleteAt } of due) {
    const isOverdue = deps.clock().getTime() - (deleteAt?.getTime() ?? 0) > patienceMs;
    try {
      await endPlans(deps, id);
    } catch (error) {
      failures.push(error);
      if (!isOverdue) continue;
    }
    await deleteFiles(deps, id);
    const gone = await deps.work.transact(async (stores) => {
      const account = await stores.accounts.lock(id);
      // Kept after all, at the last moment.
      if (!account?.deleteAt || account.deleteAt > deps.clock()) return false;
      if (account.paymentCustomerId !== null) await stores.billing.removeDocument(account.paymentCustomerId);
      await stores.accounts.remove(id);
      return true;
    });
    if (gone) deletedAccounts += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Plans of accounts that go could not be ended');
  return { deletedAccounts };
}

async function deleteFiles({ work, storage }: Deps, userId: string): Promise<void> {
  for (;;) {
    const files = await work.stores.assets.page(userId, { after: null, limit: filesAtOnce });
    if (files.length === 0) return;
    await work.stores.assets.forget(files.map(({ id }) => id));
    for (const { storageKey } of files) await storage.remove(storageKey);
  }
}
