import type { ProviderUnits } from '@adwright/domain/engines/provider-calls.ts';

/**
 * Why another party's answer did not come. `overloaded` is worth another try there; the others are not.
 * `spent` and `unpriced` were refused here, before anything was sent.
 */
export type FailureKind =
  | 'overloaded'
  | 'refused'
  | 'not_allowed'
  | 'unknown_model'
  | 'bad_request'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'bad_answer'
  | 'failed'
  | 'spent'
  | 'unpriced';

type Details = {
  readonly status?: number;
  /** How long the other end asks to wait. */
  readonly retryAfterMs?: number;
  /** What was used, and will be charged, although nothing came of it. */
  readonly units?: ProviderUnits;
  readonly cause?: unknown;
};

/** Its message is ours or scrubbed: what another party writes may repeat the key it was sent. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  readonly units: ProviderUnits;
  constructor(kind: FailureKind, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.units = details.units ?? {};
  }
}

export function kindOfStatus(status: number): FailureKind {
  if (status === 429 || status >= 500) return 'overloaded';
  if (status === 401 || status === 403 || status === 402) return 'not_allowed';
  if (status === 404) return 'unknown_model';
  if (status === 413) return 'too_large';
  return 'bad_request';
}
