import type { Endpoint } from '../endpoint.ts';

export const payCalls = {
  payCreateOrder: {
    method: 'POST',
    path: '/api/pay/create-order',
    access: 'user',
    idempotent: true,
    limit: 'write',
    summary: 'Order a plan or credits: answers the address of the payment page.',
  },
  payOrderStateSync: {
    method: 'GET',
    path: '/api/pay/order-state-sync',
    access: 'user',
    limit: 'sync',
    summary: 'Asks the payment provider how things stand; answers orders that are newly paid, each once.',
  },
  payBillingPortal: {
    method: 'GET',
    path: '/api/pay/billing-portal',
    access: 'user',
    limit: 'sync',
    summary: 'The address where the caller sees invoices and changes or ends the plan.',
  },
  payCancelPlan: {
    method: 'POST',
    path: '/api/pay/cancel-plan',
    access: 'user',
    limit: 'write',
    summary: 'End the plan with the period that is paid for, or take that back.',
  },
  payStatement: {
    method: 'GET',
    path: '/api/pay/statement',
    access: 'user',
    summary: 'Every change of the caller’s credits, newest first.',
  },
  payUsage: {
    method: 'GET',
    path: '/api/pay/usage',
    access: 'user',
    summary: 'What the caller spent, by tool and day.',
  },
} as const satisfies Record<string, Endpoint>;
