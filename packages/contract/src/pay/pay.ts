import { z } from 'zod';
import { pageOf, PageQuery } from '../paging.ts';

/** `use_coupon` asks for the limited-time offer's price. */
export const CreateOrderInput = z.object({
  price_code: z.string().trim().min(1).max(200),
  use_coupon: z.literal('true').optional(),
});

/** A page of the payment provider, for a new tab. */
export const PaymentPage = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** A purchase, as conversion tracking wants it. */
export const PaidOrder = z.object({
  orderId: z.string(),
  /** What was paid, in US dollars. */
  price: z.number(),
  itemName: z.string(),
  itemId: z.string(),
});
export type PaidOrder = z.infer<typeof PaidOrder>;

/** Orders that were paid since the last time somebody asked: each is told once. */
export const OrderState = z.object({ orders: z.array(PaidOrder) });

export const CancelPlanInput = z.object({
  /** False takes a cancellation back, as long as the period lasts. */
  cancel: z.boolean(),
});
export const PlanEnd = z.object({ renews_at: z.iso.datetime().nullable(), cancel_at: z.iso.datetime().nullable() });

export const StatementQuery = PageQuery;
export type StatementQuery = z.infer<typeof StatementQuery>;
export const StatementEntry = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  kind: z.enum(['grant', 'run', 'refund', 'revoke', 'held']),
  /** What it added to the balance, or took from it. */
  amount: z.number().int(),
  /** The tool of a run; null for everything else. */
  tool: z.string().nullable(),
  /** What the run was about, or what the credits came with. */
  title: z.string(),
});
export type StatementEntry = z.infer<typeof StatementEntry>;
export const Statement = pageOf(StatementEntry);

export const UsageQuery = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) });
export const Usage = z.object({
  /** Credits from the plan without a payment, and credits that were paid for. The older are spent first. */
  monthly_credits: z.number().int(),
  paid_credits: z.number().int(),
  days: z.array(z.object({ day: z.iso.date(), tool: z.string(), credits: z.number().int() })),
  /** What the plan costs when it renews, in US cents; null without one. */
  renewal_cents: z.number().int().nullable(),
  /** After a renewal that could not be charged: when the plan ends unless it is paid. */
  pay_by: z.iso.datetime().nullable(),
});
export type Usage = z.infer<typeof Usage>;
