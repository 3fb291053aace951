import type { FailureKind } from '@adwright/providers/call/provider-error.ts';
import { z } from 'zod';

const Failure = z.object({ error: z.object({ code: z.number(), is_transient: z.boolean().optional() }) });

/** Calls per app, per user, per page, and too many of one kind. */
const throttled = new Set([4, 17, 32, 613]);
/** Unknown or transient trouble on their side. */
const passing = new Set([1, 2]);
/** The token has run out, was taken back, or lacks the permission; the account is not confirmed. */
const notAllowed = new Set([10, 102, 190, 200, 2332002]);

/** The status is 400 for nearly everything; the number in the answer says what it was. */
export function failureOf(answer: unknown): FailureKind | null {
  const { data } = Failure.safeParse(answer);
  if (data === undefined) return null;
  const { code, is_transient } = data.error;
  if (throttled.has(code) || passing.has(code) || is_transient === true) return 'overloaded';
  return notAllowed.has(code) ? 'not_allowed' : null;
}
