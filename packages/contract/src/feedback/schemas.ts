import { FeedbackInput, FeedbackOutput } from './feedback.ts';
import type { CallSchemas } from '../call-schemas.ts';
import type { feedbackCalls } from './calls.ts';

export const feedbackSchemas = {
  feedback: { input: FeedbackInput, output: FeedbackOutput },
} as const satisfies CallSchemas<typeof feedbackCalls>;
