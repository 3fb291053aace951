import type { FeedbackInput } from '@adwright/contract/feedback.ts';

export type FeedbackStore = { insert(entry: FeedbackInput & { userId: string | null }): Promise<string> };
