import type { Endpoint } from '../endpoint.ts';

export const payCalls = {
  payCreateOrder: {
    method: 'POST',
    path: '/api/pay/create-order',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Order a plan: answers the address of the payment page.',
  },
  payBillingPortal: {
    method: 'GET',
    path: '/api/pay/billing-portal',
    access: 'user',
    summary: 'The address where the caller sees invoices and changes or ends the plan.',
  },
} as const satisfies Record<string, Endpoint>;
