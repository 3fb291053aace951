import type { SandboxCustomer, SandboxPayment } from './customer.ts';

type Charge = Pick<
  SandboxPayment,
  'orderId' | 'subscriptionId' | 'offerId' | 'priceCode' | 'cents' | 'prorated' | 'periodStart' | 'periodEnd'
>;

export function charge(customer: SandboxCustomer, paidAt: Date, what: Charge): SandboxCustomer {
  const count = customer.payments.length + 1;
  const payment: SandboxPayment = {
    id: `${customer.id}_pay_${count}`,
    number: `SANDBOX-${customer.id.slice(-6).toUpperCase()}-${String(count).padStart(4, '0')}`,
    ...what,
    refundedCents: 0,
    dispute: 'none',
    paidAt: paidAt.toISOString(),
  };
  return { ...customer, payments: [...customer.payments, payment] };
}

function change(
  customer: SandboxCustomer,
  id: string,
  to: (payment: SandboxPayment) => Partial<SandboxPayment>,
): SandboxCustomer {
  return {
    ...customer,
    payments: customer.payments.map((payment) => (payment.id === id ? { ...payment, ...to(payment) } : payment)),
  };
}

/** Never more than was paid. */
export function refund(customer: SandboxCustomer, id: string, cents = Number.POSITIVE_INFINITY): SandboxCustomer {
  return change(customer, id, (payment) => ({ refundedCents: Math.min(payment.cents, payment.refundedCents + cents) }));
}

export function dispute(customer: SandboxCustomer, id: string, state: SandboxPayment['dispute']): SandboxCustomer {
  return change(customer, id, () => ({ dispute: state }));
}

export function lostCents({ cents, refundedCents, dispute: state }: SandboxPayment): number {
  return state === 'open' || state === 'lost' ? cents : refundedCents;
}
