import { envelopeOf, SUCCESS_CODE, SUCCESS_MESSAGE } from '@adwright/contract/envelope.ts';
import type { Endpoint, LimitName } from '@adwright/contract/endpoint.ts';
import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { isAllowed } from '@adwright/contract/user/key-scopes.ts';
import { schemas } from '@adwright/contract/schemas.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { ApiCall } from './api-call.ts';
import type { Api, Call, Caller, Handler, UploadHandler } from './api.ts';
import { addressGroup } from './client-address.ts';
import { compression } from './compression.ts';
import { enforceLimit } from './enforce-limit.ts';
import { idempotent, readIdempotencyKey } from './idempotent.ts';
import { identify } from './identify.ts';
import { isPlainRead, type KnownCallers, knownCallers } from './known-callers.ts';
import { parseInput } from './parse-input.ts';
import { type FormFile, readForm, takeForms } from './read-form.ts';
import { requestLocale } from './request-locale.ts';
import { type LoadGauge, shedLoad } from './shed-load.ts';

export type ApiOptions = {
  readonly limitFactor: number;
  readonly publicUrl: string | null;
  /** Says how busy this process is; without one nothing is refused for that. */
  readonly load?: LoadGauge;
  /** Lets a call wait that comes too often to be answered at once. Real time, but in tests. */
  pause?(ms: number, signal: AbortSignal): Promise<void>;
};

/** Turns the contract's table into routes: one life for every call, so that a route file holds only its own part. */
export function createApi(app: FastifyInstance, deps: Deps, options: ApiOptions): Api & { missing(): EndpointId[] } {
  const implemented = new Set<EndpointId>();
  const known = knownCallers(deps.clock);
  /** Before anybody hears that a session, a key or an account has ended: their next read may be on its way at once. */
  const forgetting = (id: EndpointId, answered: Promise<unknown>): Promise<unknown> =>
    isPlainRead(id) ? answered : answered.finally(known.forget);
  return {
    missing: () => (Object.keys(endpoints) as EndpointId[]).filter((id) => !implemented.has(id)),
    implement(id, handler) {
      implemented.add(id);
      app.route({
        ...routeOf(deps, options, known, id),
        handler: (request, reply) => {
          const raw = endpoints[id].method === 'GET' ? request.query : request.body;
          return forgetting(id, answer(deps, options, id, handler, { request, reply, raw }));
        },
      });
    },
    implementUpload(id, handler) {
      implemented.add(id);
      void app.register(async (scope) => {
        await takeForms(scope);
        scope.route({
          ...routeOf(deps, options, known, id),
          handler: (request, reply) =>
            answerUpload(deps, options, id, { file: schemas[id].file, handler }, { request, reply }),
        });
      });
    },
  };
}

function routeOf(deps: Deps, { load }: ApiOptions, known: KnownCallers, id: EndpointId) {
  const endpoint: Endpoint = endpoints[id];
  return {
    method: endpoint.method,
    url: endpoint.path,
    // Whoever asks for the head alone means to change nothing: signing out and what sets work going have none.
    exposeHeadRoute: isPlainRead(id),
    schema: { response: { 200: envelopeOf(schemas[id].output) } },
    compress: compression,
    // Before the body is read: whoever may not call does not get to send us a megabyte either.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      if (load) shedLoad(endpoint, load);
      const caller = await identify(deps, request, isPlainRead(id) ? known : undefined);
      if (endpoint.access === 'user' && !caller) throw new AppError('unauthorized');
      if (keyAllows(endpoint, caller)) return;
      if (endpoint.access === 'user') throw new AppError('key_not_allowed');
      // What everybody may ask is answered as to a visitor: nothing of the owner's is in it.
      request.caller = null;
      request.token = null;
    },
  };
}

/** A key does what its owner allowed it, and never what concerns the account itself. */
function keyAllows(endpoint: Endpoint, caller: Caller | null): boolean {
  return caller === null || caller.scopes === null || isAllowed(caller.scopes, endpoint);
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

function answerUpload<Id extends EndpointId>(
  deps: Deps,
  options: ApiOptions,
  id: Id,
  { file: expected, handler }: { file: FormFile; handler: UploadHandler<Id> },
  exchange: Exchange,
): Promise<unknown> {
  return readForm(exchange.request, expected, (fields, file) =>
    answer(deps, options, id, (call) => handler(Object.assign(call, { file })), { ...exchange, raw: fields }),
  );
}

async function answer<Id extends EndpointId>(
  deps: Deps,
  options: ApiOptions,
  id: Id,
  handler: Handler<Id>,
  { request, reply, raw }: Exchange & { readonly raw: unknown },
): Promise<unknown> {
  const endpoint: Endpoint = endpoints[id];
  const locale = requestLocale(request);
  const input = await parseInput(schemas[id].input, raw, locale);
  const address = addressGroup(request.ip);
  const userId = request.caller?.userId ?? null;
  const { pause = pauseFor } = options;
  const count = async (limit: LimitName): Promise<void> => {
    const { waitMs } = await enforceLimit(deps, limit, { address, userId, email: emailOf(input) }, options.limitFactor);
    if (waitMs > 0) await pause(waitMs, call.signal);
  };
  const key = endpoint.idempotent ? readIdempotencyKey(request.headers['idempotency-key']) : null;
  const call = new ApiCall(
    { request, reply, publicUrl: options.publicUrl },
    // Runs are unique by person and key: the call's name keeps two calls with one key apart there, too.
    { input, locale, idempotencyKey: key === null ? null : `${id}:${key}`, count },
  ) as Call<Id>;
  if (endpoint.limit) await count(endpoint.limit);
  const data = key === null ? await handler(call) : await once(key);
  return { code: SUCCESS_CODE, message: SUCCESS_MESSAGE, data };

  async function once(idempotencyKey: string): Promise<unknown> {
    const scope = `${id}:${userId ?? address}`;
    const done = await idempotent(deps, { scope, key: idempotencyKey, input }, async () =>
      // Checked before it is remembered: an answer that does not fit must not be what every repeat gets.
      z.encode(schemas[id].output, await handler(call)),
    );
    if (done.replayed) reply.header('idempotent-replay', 'true');
    return done.data;
  }
}

async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal });
}

/** Sign-in and codes are also limited by the address they are about. */
function emailOf(input: unknown): string | null {
  const { email } = (input ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : null;
}
