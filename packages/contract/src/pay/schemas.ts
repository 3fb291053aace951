import {
  CancelPlanInput,
  CreateOrderInput,
  OrderState,
  PaymentPage,
  PlanEnd,
  Statement,
  StatementQuery,
  Usage,
  UsageQuery,
} from './pay.ts';
import { Nothing } from '../nothing.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { payCalls } from './calls.ts';

export const paySchemas = {
  payCreateOrder: { input: CreateOrderInput, output: PaymentPage },
  payOrderStateSync: { input: Nothing, output: OrderState },
  payBillingPortal: { input: Nothing, output: PaymentPage },
  payCancelPlan: { input: CancelPlanInput, output: PlanEnd },
  payStatement: { input: StatementQuery, output: Statement },
  payUsage: { input: UsageQuery, output: Usage },
} as const satisfies CallSchemas<typeof payCalls>;
