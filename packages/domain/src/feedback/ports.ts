import type { FeedbackInput } from '@adwright/contract/feedback/feedback.ts';

type FeedbackEntry = FeedbackInput & { readonly id: string; readonly userId: string | null };

/** The same id again changes nothing. */
export type FeedbackStore = { insert(entry: FeedbackEntry): Promise<void> };
