import type { CustomerState } from '@adwright/domain/billing/provider.ts';
import type { SandboxCustomer } from './customer.ts';
import { lostCents } from './payments.ts';

/** What the sandbox tells of a customer. */
export function stateOf(customer: SandboxCustomer, asOf: Date): CustomerState {
  return {
    asOf,
    subscriptions: customer.subscriptions.map((one) => ({
      id: one.id,
      priceCode: one.priceCode,
      status: one.status,
      periodEnd: new Date(one.periodEnd),
      cancelAt: one.cancels ? new Date(one.periodEnd) : null,
      renewalCents: one.renewalCents,
    })),
    payments: customer.payments.map((one) => ({
      id: one.id,
      orderId: one.orderId,
      subscriptionId: one.subscriptionId,
      priceCode: one.priceCode,
      cents: one.cents,
      lostCents: lostCents(one),
      prorated: one.prorated,
      paidAt: new Date(one.paidAt),
      periodStart: new Date(one.periodStart),
      periodEnd: new Date(one.periodEnd),
      number: one.number,
    })),
  };
}
