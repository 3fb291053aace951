import type { BillingStore } from '@adwright/domain/billing/ports.ts';
import type { Orm } from '../orm.ts';
import { createBillingAccounts } from './billing-accounts.ts';
import { createOrderStore } from './orders.ts';
import { createPaymentNotices } from './payment-notices.ts';
import { createPaymentStore } from './payments.ts';
import { createStatement } from './statement.ts';

export function createBillingStore(db: Orm): BillingStore {
  return {
    ...createBillingAccounts(db),
    ...createOrderStore(db),
    ...createPaymentStore(db),
    ...createPaymentNotices(db),
    ...createStatement(db),
  };
}
