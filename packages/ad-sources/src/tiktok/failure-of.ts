import type { FailureKind } from '@adwright/providers/call/provider-error.ts';
import { z } from 'zod';

const Failure = z.object({ error: z.object({ code: z.string() }) });

const kinds: Readonly<Record<string, FailureKind>> = {
  rate_limit_exceeded: 'overloaded',
  daily_quota_limit_exceeded: 'not_allowed',
  internal_error: 'overloaded',
  timeout: 'overloaded',
  access_token_invalid: 'not_allowed',
  scope_not_authorized: 'not_allowed',
  invalid_client: 'not_allowed',
};

export function failureOf(answer: unknown): FailureKind | null {
  return kinds[Failure.safeParse(answer).data?.error.code ?? ''] ?? null;
}
