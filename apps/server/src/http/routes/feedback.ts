import { sendFeedback } from '@adwright/domain/feedback/send-feedback.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function feedbackRoutes(api: Api, deps: Deps): void {
  api.implement('feedback', ({ input, caller, idempotencyKey }) =>
    sendFeedback(deps, { ...input, userId: caller?.userId ?? null }, idempotencyKey),
  );
}
