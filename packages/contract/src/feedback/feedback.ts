import { z } from 'zod';

export const FeedbackInput = z.object({
  rating: z.number().int().min(1).max(5),
  text: z.string().trim().max(4000).default(''),
  page: z.string().max(500).default(''),
  about: z.string().max(200).optional(),
});
export type FeedbackInput = z.infer<typeof FeedbackInput>;
export const FeedbackOutput = z.object({ id: z.string() });
export type FeedbackOutput = z.infer<typeof FeedbackOutput>;
