import { z } from 'zod';

/** `use_coupon` asks for the limited-time offer's price. */
export const CreateOrderInput = z.object({
  price_code: z.string().trim().min(1).max(200),
  use_coupon: z.literal('true').optional(),
});

/** A page of the payment provider, for a new tab. */
export const PaymentPage = z.object({ url: z.url({ protocol: /^https?$/ }) });
