import type { ErrorIssue } from '../errors.ts';

/**
 * Why a call failed. `refused`: the server answered and said no. `timeout`: it took too long. `network`: no answer
 * came back. `cancelled`: the caller, or a newer identical call, withdrew it; nobody needs to hear of that.
 */
export type FailureKind = 'refused' | 'timeout' | 'network' | 'cancelled';

export type ApiFailure = {
  readonly kind: FailureKind;
  readonly message: string;
  readonly status?: number;
  /** The server's machine code (`data.error`). */
  readonly error?: string;
  /** The server's own words, already in the caller's language; more exact than `message`, which the status decides. */
  readonly serverMessage?: string;
  readonly issues?: readonly ErrorIssue[];
  readonly requestId?: string;
  readonly retryAfterSeconds?: number;
  /** What there is instead, where a change lost against a newer state. */
  readonly current?: Readonly<Record<string, unknown>>;
};

export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly error: string | null;
  readonly serverMessage: string | null;
  readonly issues: readonly ErrorIssue[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly current: Readonly<Record<string, unknown>> | null;
  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.name = 'ApiError';
    this.kind = failure.kind;
    this.status = failure.status ?? null;
    this.error = failure.error ?? null;
    this.serverMessage = failure.serverMessage ?? null;
    this.issues = failure.issues ?? [];
    this.requestId = failure.requestId ?? null;
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null;
    this.current = failure.current ?? null;
  }
}

/** Reads a refusal's body without trusting its shape: a gateway in between may have written it. */
export function refusalOf(status: number, body: unknown): Omit<ApiFailure, 'message'> {
  const envelope = recordOf(body);
  const data = recordOf(envelope['data']);
  return {
    kind: 'refused',
    status,
    ...(typeof envelope['message'] === 'string' &&
      envelope['message'] !== '' && { serverMessage: envelope['message'] }),
    ...(typeof data['error'] === 'string' && { error: data['error'] }),
    ...(typeof data['request_id'] === 'string' && { requestId: data['request_id'] }),
    ...(typeof data['current'] === 'object' && data['current'] !== null && { current: recordOf(data['current']) }),
    issues: Array.isArray(data['issues']) ? data['issues'].flatMap(issueOf) : [],
  };
}

function issueOf(value: unknown): ErrorIssue[] {
  const { path, message } = recordOf(value);
  return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
