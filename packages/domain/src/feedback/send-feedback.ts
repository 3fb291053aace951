import type { FeedbackInput, FeedbackOutput } from '@adwright/contract/feedback/feedback.ts';
import { createHash, randomUUID } from 'node:crypto';
import type { UnitOfWork } from '../unit-of-work.ts';

type FeedbackRequest = FeedbackInput & { readonly userId: string | null };

/** Kept once per key, also where the process died before the first answer was remembered. */
export async function sendFeedback(
  deps: { readonly work: UnitOfWork },
  request: FeedbackRequest,
  idempotencyKey: string | null,
): Promise<FeedbackOutput> {
  const id = idempotencyKey === null ? randomUUID() : idOf(request, idempotencyKey);
  await deps.work.stores.feedback.insert({ ...request, id });
  return { id };
}

/** From what was said, too: a stranger who happens to use the same key must not swallow it. */
function idOf(request: FeedbackRequest, key: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([key, request]))
    .digest('hex');
  // A UUID whose digits the application chooses (version 8).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
