import type { Clock } from '@adwright/domain/clock.ts';
import type { UnitOfWork } from '@adwright/domain/unit-of-work.ts';
import { clockOf, newCustomer, type SandboxCustomer } from './customer.ts';
import { advance } from './subscriptions.ts';

export type CustomerFile = {
  create(id: string, email: string): Promise<void>;
  /** As things stand by its own clock. Null for nobody. */
  read(id: string): Promise<{ customer: SandboxCustomer; asOf: Date } | null>;
  /** Changes it; what followed by the clock until now comes first. */
  change(id: string, work: (customer: SandboxCustomer, asOf: Date) => SandboxCustomer): Promise<void>;
};

export const sandboxName = 'sandbox';

/** Keeps customers as documents. A change and the notice of it are one transaction, as they are at a real provider. */
export function openCustomerFile({ work, clock }: { work: UnitOfWork; clock: Clock }): CustomerFile {
  async function update(
    id: string,
    change: (customer: SandboxCustomer, asOf: Date) => SandboxCustomer,
  ): Promise<{ customer: SandboxCustomer; asOf: Date } | null> {
    return work.transact(async ({ billing }) => {
      const before = (await billing.lockDocument(id)) as SandboxCustomer | null;
      if (!before) return null;
      const now = clock();
      const current = advance(before, clockOf(before, now));
      const changed = change(current, clockOf(current, now));
      // A change may have moved the test clock.
      const asOf = clockOf(changed, now);
      const after = advance(changed, asOf);
      if (JSON.stringify(after) === JSON.stringify(before)) return { customer: after, asOf };
      const customer = { ...after, version: before.version + 1 };
      await billing.saveDocument(id, customer);
      const notice = { id: `${id}_event_${customer.version}`, type: 'customer.changed', customerId: id };
      await billing.receive(sandboxName, notice, now);
      return { customer, asOf };
    });
  }
  return {
    // In one statement: of two who come first together, the second must not undo what the first has bought since.
    create: (id, email) => work.stores.billing.addDocument(id, newCustomer(id, email)),
    read: (id) => update(id, (customer) => customer),
    async change(id, change) {
      await update(id, change);
    },
  };
}
