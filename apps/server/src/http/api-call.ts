import { AppError } from '@adwright/contract/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from './api.ts';

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly publicUrl: string | null };
type AnyCall = Call<never>;
type Known = Pick<AnyCall, 'locale' | 'idempotencyKey' | 'count'> & { readonly input: unknown };

/** A call may take this long before it is told to give up; the client waits 60 s. */
const callTimeoutMs = 55_000;

/**
 * A call as its handler sees it. A class, since a literal with getters gets a hidden class of its own each time it is
 * made, and those lie where only a collection of everything looks: each kept its whole request from being thrown away
 * with the other new objects, and made every such collection copy all requests since the last one.
 */
export class ApiCall {
  readonly input: unknown;
  readonly caller: AnyCall['caller'] | null;
  readonly token: string | null;
  readonly locale: AnyCall['locale'];
  readonly ip: string;
  readonly device: string;
  readonly idempotencyKey: string | null;
  readonly count: AnyCall['count'];
  readonly #exchange: Exchange;
  #signal: AbortSignal | undefined;

  constructor(exchange: Exchange, { input, locale, idempotencyKey, count }: Known) {
    const { request } = exchange;
    this.input = input;
    this.caller = request.caller;
    this.token = request.token;
    this.locale = locale;
    this.ip = request.ip;
    this.device = request.headers['user-agent']?.slice(0, 400) ?? '';
    this.idempotencyKey = idempotencyKey;
    this.count = count;
    this.#exchange = exchange;
  }

  /** Only the caller sees what is made of it, so whoever writes another host leads nobody but themselves astray. */
  get origin(): string {
    const { request, publicUrl } = this.#exchange;
    const own = publicUrl ?? `${request.protocol}://${request.host}`;
    if (!URL.canParse(own)) throw new AppError('invalid_input');
    return new URL(own).origin;
  }

  /** Ends when the caller goes away or the time is up. Most calls never look at it, so it is made when asked for. */
  get signal(): AbortSignal {
    return (this.#signal ??= signalOf(this.#exchange.reply));
  }
}

function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return AbortSignal.any([gone.signal, AbortSignal.timeout(callTimeoutMs)]);
}
