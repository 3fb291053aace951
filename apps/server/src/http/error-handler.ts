import type { ErrorEnvelope } from '@adwright/contract/envelope.ts';
import { AppError, type ErrorCode } from '@adwright/contract/errors.ts';
import { isDatabaseAway } from '@adwright/db/database-away.ts';
import { isDiskFull } from '@adwright/domain/disk-full.ts';
import { errorMessage } from '@adwright/i18n/error-message.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestLocale } from './request-locale.ts';

/** Every error leaves as an envelope, in the caller's language; what nobody foresaw leaves as `internal` and is logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler(async (request, reply) => answerError(new AppError('not_found'), request, reply));
}

async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const failure = asAppError(error);
  // Whoever is too busy for a call should not be kept busy by writing so.
  if (failure.status >= 500 && failure.code !== 'busy') request.log.error({ err: error }, 'request failed');
  const { retry_after: retryAfter } = failure.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const envelope: ErrorEnvelope = {
    code: failure.status,
    message: await errorMessage(requestLocale(request), failure.code, failure.details),
    data: {
      error: failure.code,
      request_id: request.id,
      ...(failure.issues.length > 0 && { issues: [...failure.issues] }),
      ...(failure.current && { current: failure.current }),
    },
  };
  // Serialised here: the route's own schema describes its success, and must not be asked to describe this.
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload) => JSON.stringify(payload))
    .send(envelope);
}

/** Fastify's own refusals, by their code. */
const codes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_content_type',
  FST_ERR_CTP_EMPTY_TYPE: 'wrong_content_type',
};

/** Refusals that have no code of ours, by their status. */
const statuses: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_json',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'wrong_content_type',
  429: 'rate_limited',
  503: 'unavailable',
};

/** A crash is repaired in a second or two, unless there is no room to. */
const databaseBackSeconds = 3;

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode, name, validation } = (error ?? {}) as Record<string, unknown>;
  const known = typeof code === 'string' ? codes[code] : undefined;
  if (known) return new AppError(known);
  if (name === 'TimeoutError') return new AppError('timeout');
  if (isDiskFull(error)) return new AppError('disk_full');
  if (isDatabaseAway(error)) return new AppError('unavailable', { retry_after: databaseBackSeconds });
  if (validation !== undefined) return new AppError('invalid_input', {}, validationIssues(validation));
  const byStatus = typeof statusCode === 'number' ? statuses[statusCode] : undefined;
  return new AppError(byStatus ?? 'internal');
}

/** Of a route outside the contract's table, whose schema Fastify checked. */
function validationIssues(validation: unknown): { path: string; message: string }[] {
  if (!Array.isArray(validation)) return [];
  return validation.map(({ instancePath, message }: { instancePath?: string; message?: string }) => ({
    path: (instancePath ?? '').split('/').filter(Boolean).join('.'),
    message: message ?? '',
  }));
}
