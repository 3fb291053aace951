import { CreateOrderInput, PaymentPage } from './pay.ts';
import { Nothing } from '../nothing.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { payCalls } from './calls.ts';

export const paySchemas = {
  payCreateOrder: { input: CreateOrderInput, output: PaymentPage },
  payBillingPortal: { input: Nothing, output: PaymentPage },
} as const satisfies CallSchemas<typeof payCalls>;
