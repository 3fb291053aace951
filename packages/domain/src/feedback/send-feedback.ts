import type { FeedbackInput, FeedbackOutput } from '@adwright/contract/feedback.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export async function sendFeedback(
  deps: { readonly work: UnitOfWork },
  entry: FeedbackInput & { userId: string | null },
): Promise<FeedbackOutput> {
  return { id: await deps.work.stores.feedback.insert(entry) };
}
