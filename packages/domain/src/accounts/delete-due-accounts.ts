import type { FileStorage } from '../assets/ports.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Deps = { readonly work: UnitOfWork; readonly clock: Clock; readonly storage: FileStorage };

const accountsAtOnce = 20;
const filesAtOnce = 200;

/**
 * Deletes accounts whose time has come. Rows of files go before their files and the account goes last: cut off anywhere,
 * the next time goes on, and a file whose row is gone is found by the sweep of orphans.
 */
export async function deleteDueAccounts(deps: Deps): Promise<{ deletedAccounts: number }> {
  const { accounts } = deps.work.stores;
  const due = await accounts.dueForDeletion(deps.clock(), accountsAtOnce);
  let deletedAccounts = 0;
  for (const { id } of due) {
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
