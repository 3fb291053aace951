import type { FeedbackInput, FeedbackOutput } from '@adwright/contract/feedback/feedback.ts';
import { randomUUID } from 'node:crypto';
import { idOfKey } from '../id-of-key.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type FeedbackRequest = FeedbackInput & { readonly userId: string | null };

/** Kept once per key, also where the process died before the first answer was remembered. */
export async function sendFeedback(
  deps: { readonly work: UnitOfWork },
  request: FeedbackRequest,
  idempotencyKey: string | null,
): Promise<FeedbackOutput> {
  // From what was said, too: a stranger who happens to use the same key must not swallow it.
  const id = idempotencyKey === null ? randomUUID() : idOfKey(JSON.stringify([idempotencyKey, request]));
  await deps.work.stores.feedback.insert({ ...request, id });
  return { id };
}
