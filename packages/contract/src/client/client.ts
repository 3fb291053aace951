import { attempt, type Outcome, type Wire } from './attempt.ts';
import { ApiError, refusalOf } from './error.ts';
import { type ClientMessage, clientMessages, messageOfStatus } from './messages.ts';
import { newIdempotencyKey, prepareRequest, type PreparedRequest } from './request.ts';
import type { Endpoint } from '../endpoint.ts';
import { type EndpointId, endpoints } from '../endpoints.ts';
import type { Envelope } from '../envelope.ts';
import type { CallData, CallInput } from '../schemas.ts';
import { SUCCESS_CODE } from '../success.ts';
import { realTimers, type Timers, wait } from './timers.ts';

const TIMEOUT_MS = 60000;
const RETRIES = 2;
const RETRY_DELAY_MS = 1000;
/** Longer than this nobody is kept waiting without a word: what the server says is then the caller's to show. */
const LONGEST_RETRY_DELAY_MS = 10_000;
const RETRIED_STATUSES: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** What the client does to the world around it. It knows no screen and no storage. */
export type ClientHooks = {
  token(): string | null;
  /** Language tag the server should answer in; the browser's own list when left out. */
  language?(): string;
  text?(key: ClientMessage): string;
  /** The error toast. */
  toast(title: string, message: string): void;
  /** The notification popup, for a timeout. */
  notify(title: string, message: string): void;
  /** The server refused this token (null: the call carried none). */
  logOut(refused: string | null): void;
  /** A call was refused for want of credits. */
  lacksCredits?(): void;
};

export type ClientOptions = {
  readonly baseUrl: string;
  readonly hooks: ClientHooks;
  readonly fetch?: typeof fetch;
  readonly timers?: Timers;
};

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** For a caller that must survive a reload; every other creating call gets a key of its own. */
  readonly idempotencyKey?: string;
  /** The caller shows the error in place, so neither toast nor notification appears. A 401 still logs out. */
  readonly quiet?: boolean;
};

export type Client = {
  /** The response body, as it came. */
  request<Id extends EndpointId>(
    id: Id,
    input: CallInput<Id> | FormData,
    options?: CallOptions,
  ): Promise<Envelope<CallData<Id>>>;
  /** Its `data`. */
  call<Id extends EndpointId>(id: Id, input: CallInput<Id> | FormData, options?: CallOptions): Promise<CallData<Id>>;
};

type Flight = { readonly signal: AbortSignal; withdraw(): void; readonly idempotencyKey: string | null };

export function createClient(options: ClientOptions): Client {
  const { hooks } = options;
  const wire: Wire = {
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    timers: options.timers ?? realTimers,
    timeoutMs: TIMEOUT_MS,
  };
  const flights = new Map<string, Flight>();

  async function request<Id extends EndpointId>(id: Id, input: CallInput<Id> | FormData, call: CallOptions = {}) {
    const endpoint: Endpoint = endpoints[id];
    const prepared = prepareRequest(options.baseUrl, endpoint, input);
    const flight = takeOff(flights, endpoint, prepared, call);
    const token = hooks.token();
    try {
      const headers = headersOf(hooks, prepared, flight, token);
      const outcome = await sendWithRetries(wire, endpoint, prepared, headers, flight.signal);
      return bodyOf<Id>(outcome, hooks);
    } catch (error) {
      if (error instanceof ApiError) report(error, hooks, token, call.quiet ?? false);
      throw error;
    } finally {
      if (prepared.identity !== null && flights.get(prepared.identity) === flight) flights.delete(prepared.identity);
    }
  }

  return { request, call: async (id, input, call) => (await request(id, input, call)).data };
}

/**
 * Withdraws an identical call that is still under way. Its idempotency key passes on: the server may already have
 * acted on the withdrawn one, and a double click must not make two of anything.
 */
function takeOff(
  flights: Map<string, Flight>,
  endpoint: Endpoint,
  prepared: PreparedRequest,
  call: CallOptions,
): Flight {
  const earlier = prepared.identity === null ? undefined : flights.get(prepared.identity);
  earlier?.withdraw();
  const controller = new AbortController();
  const signal = call.signal === undefined ? controller.signal : AbortSignal.any([call.signal, controller.signal]);
  const idempotencyKey = endpoint.idempotent
    ? (call.idempotencyKey ?? earlier?.idempotencyKey ?? newIdempotencyKey())
    : null;
  const flight = { signal, withdraw: () => controller.abort(), idempotencyKey };
  if (prepared.identity !== null) flights.set(prepared.identity, flight);
  return flight;
}

function headersOf(
  hooks: ClientHooks,
  prepared: PreparedRequest,
  flight: Flight,
  token: string | null,
): Record<string, string> {
  const language = hooks.language?.();
  return {
    accept: 'application/json',
    ...(prepared.contentType !== null && { 'content-type': prepared.contentType }),
    ...(token !== null && { authorization: token }),
    ...(language !== undefined && { 'accept-language': language }),
    ...(flight.idempotencyKey !== null && { 'idempotency-key': flight.idempotencyKey }),
  };
}

async function sendWithRetries(
  wire: Wire,
  endpoint: Endpoint,
  prepared: PreparedRequest,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Outcome> {
  for (let retriesLeft = RETRIES; ; retriesLeft -= 1) {
    const outcome = await attempt(
      wire,
      prepared.url(wire.timers.now()),
      { method: endpoint.method, headers, body: prepared.body },
      signal,
    );
    const delay = Math.max(RETRY_DELAY_MS, 1000 * askedSeconds(outcome));
    if (retriesLeft === 0 || !deservesRetry(outcome) || delay > LONGEST_RETRY_DELAY_MS) return outcome;
    await wait(wire.timers, delay, signal);
    if (signal.aborted) return { kind: 'cancelled' };
  }
}

/** A timeout is not retried: the person has waited a minute by then and is told to try again. */
function deservesRetry(outcome: Outcome): boolean {
  return outcome.kind === 'network' || (outcome.kind === 'response' && RETRIED_STATUSES.has(outcome.status));
}

/** A server that is too busy says when to come again; coming sooner would keep it so. */
function askedSeconds(outcome: Outcome): number {
  return outcome.kind === 'response' && outcome.status === 503 ? (outcome.retryAfterSeconds ?? 0) : 0;
}

function bodyOf<Id extends EndpointId>(outcome: Outcome, hooks: ClientHooks): Envelope<CallData<Id>> {
  const text = textOf(hooks);
  if (outcome.kind === 'network')
    throw new ApiError({ kind: 'network', message: text('request_failed') }, { cause: outcome.cause });
  if (outcome.kind !== 'response') {
    throw new ApiError({
      kind: outcome.kind,
      message: text(outcome.kind === 'timeout' ? 'request_timeout' : 'request_failed'),
    });
  }
  const body = outcome.body as Envelope<CallData<Id>> | undefined;
  if (outcome.ok && body?.code === SUCCESS_CODE) return body;
  const status = outcome.ok ? codeOf(body) : outcome.status;
  const refusal = refusalOf(status, body);
  const key = status === SUCCESS_CODE ? null : messageOfStatus(status);
  const message = key === null ? (refusal.serverMessage ?? text('request_failed')) : text(key);
  throw new ApiError({
    ...refusal,
    message,
    ...(outcome.retryAfterSeconds !== null && { retryAfterSeconds: outcome.retryAfterSeconds }),
  });
}

/** An answer that came with a good status but without the success code failed with that code. */
function codeOf(body: { code: number } | undefined): number {
  return typeof body?.code === 'number' ? body.code : 0;
}

function report(error: ApiError, hooks: ClientHooks, token: string | null, quiet: boolean): void {
  const text = textOf(hooks);
  if (error.status === 401) hooks.logOut(token);
  if (error.status === 402) hooks.lacksCredits?.();
  if (quiet) return;
  if (error.kind === 'refused') hooks.toast(text('error_title'), error.message);
  if (error.kind === 'timeout') hooks.notify(text('error_title'), error.message);
}

function textOf(hooks: ClientHooks): (key: ClientMessage) => string {
  return (key) => hooks.text?.(key) ?? clientMessages[key];
}
