import { kindOfStatus, ProviderError } from './provider-error.ts';
import { retryAfterOf } from './retry-after.ts';
import { scrub } from './scrub.ts';

const refusal = /content.?(?:policy|filter)|safety|moderation|nsfw|blocked|prohibited|sensitive/i;

/** Whatever was thrown on the way to another party, as one of our kinds. The cause is dropped: it holds the request. */
export function readFailure(error: unknown, secrets: readonly string[]): ProviderError {
  if (error instanceof ProviderError) return error;
  const inner = causeOf(error);
  if (inner instanceof ProviderError) return inner;
  if (isCallError(error) && error.statusCode !== undefined && error.statusCode !== 200) {
    const { statusCode: status, responseHeaders = {} } = error;
    const message = scrub(`${error.message} ${error.responseBody ?? ''}`, secrets);
    const kind = status < 500 && status !== 429 && refusal.test(message) ? 'refused' : kindOfStatus(status);
    const retryAfterMs = retryAfterOf(responseHeaders['retry-after'] ?? null);
    return new ProviderError(kind, message, { status, ...(retryAfterMs !== null && { retryAfterMs }) });
  }
  // Without a status it never got an answer.
  const hasNoAnswer = isCallError(error) && error.statusCode === undefined;
  const name = error instanceof Error ? error.name : '';
  const message = scrub(error instanceof Error ? error.message : String(error), secrets);
  if (name === 'TimeoutError') return new ProviderError('too_slow', 'It did not answer in time.');
  if (hasNoAnswer || isUnreachable(error)) return new ProviderError('unreachable', message || 'It cannot be reached.');
  if (refusal.test(message)) return new ProviderError('refused', message);
  return new ProviderError('bad_answer', message || 'Its answer could not be read.');
}

type CallError = Error & {
  readonly statusCode?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly responseBody?: string;
};

/** By its name: the SDK is megabytes that an installation without a key never loads. */
function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'AI_APICallError';
}

function causeOf(error: unknown): unknown {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof ProviderError) return at;
    if (at.name === 'TimeoutError') return new ProviderError('too_slow', 'It did not answer in time.');
  }
  return null;
}

function isUnreachable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^(?:E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(code)) return true;
    if (at.message === 'fetch failed' || at.message === 'terminated') return true;
  }
  return false;
}
