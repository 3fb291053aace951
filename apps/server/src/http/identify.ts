import { AppError } from '@adwright/contract/errors.ts';
import { authenticate } from '@adwright/domain/accounts/authenticate.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Caller } from './api.ts';
import type { KnownCallers } from './known-callers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `identify`; null for a caller without a living token. */
    caller: Caller | null;
    token: string | null;
  }
}

/** Longer than any token of ours: whatever it is, it is not worth hashing. */
const longestToken = 200;

export function decorateCaller(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('token', null);
}

/** Reads `Authorization: <token>`, which has no prefix, and finds out whose it is. */
export async function identify(
  deps: Pick<Deps, 'work' | 'clock'>,
  request: FastifyRequest,
  known?: KnownCallers,
): Promise<Caller | null> {
  const token = request.headers.authorization?.trim();
  if (!token || token.length > longestToken) return null;
  const ask = () => authenticate(deps, { token, address: request.ip });
  request.caller = await (known ? known.who(token, ask) : ask());
  request.token = request.caller ? token : null;
  return request.caller;
}

/** For routes outside the contract's table (streams, files): the caller, or 401. */
export async function requireCaller(deps: Pick<Deps, 'work' | 'clock'>, request: FastifyRequest): Promise<Caller> {
  const caller = await identify(deps, request);
  if (!caller) throw new AppError('unauthorized');
  if (caller.scopes !== null && !caller.scopes.includes('read')) throw new AppError('key_not_allowed');
  return caller;
}
