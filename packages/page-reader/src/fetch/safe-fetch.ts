/**
 * Fetches an address that a stranger gave us. It must never reach the machine's own network, wait longer or keep more
 * than it was told to, and it sends nothing that says who asked: no cookies, no referrer, no credentials.
 */
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { FetchRefusal } from './fetch-refusal.ts';
import { hostOf, type Network } from './network.ts';
import { readBody, saveBody } from './read-body.ts';

export type FetchOptions = {
  readonly network: Network;
  readonly userAgent: string;
  readonly accept: string;
  readonly language?: string;
  /** First bytes only, for servers that can. */
  readonly range?: number;
  readonly maxBytes: number;
  readonly cut?: boolean;
  /** A file for what is too large to hold; the body is empty then. */
  readonly into?: string;
  readonly maxRedirects?: number;
  /** For all steps together. */
  readonly totalMs: number;
  /** Until the answer begins, and between two pieces of it. */
  readonly stepMs: number;
  readonly signal?: AbortSignal;
  /** Asked before every step, the first and each redirect. */
  readonly mayAsk?: (url: URL) => Promise<void>;
  /** Looks at status and type before the body is read. */
  readonly admit?: (answer: FetchHead) => void;
};

export type FetchHead = { readonly url: URL; readonly status: number; readonly headers: IncomingHttpHeaders };
export type Fetched = FetchHead & { readonly body: Buffer };

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export async function safeFetch(start: URL, options: FetchOptions): Promise<Fetched> {
  const timeUp = AbortSignal.timeout(options.totalMs);
  const signal = options.signal === undefined ? timeUp : AbortSignal.any([timeUp, options.signal]);
  try {
    return await withinTime(follow(start, options, signal), signal);
  } catch (error) {
    throw refusalOf(error, timeUp);
  }
}

async function follow(start: URL, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  let url = start;
  for (let left = options.maxRedirects ?? 5; ; left -= 1) {
    options.network.check(url);
    await options.mayAsk?.(url);
    const message = await ask(url, options, signal);
    const status = message.statusCode ?? 0;
    const target = redirects.has(status) ? message.headers.location : undefined;
    if (target === undefined) {
      const head = { url, status, headers: message.headers };
      try {
        options.admit?.(head);
        return { ...head, body: await take(message, options) };
      } finally {
        message.destroy();
      }
    }
    message.destroy();
    if (left <= 0) throw new FetchRefusal('redirects');
    const next = URL.parse(target, url);
    if (next === null) throw new FetchRefusal('address');
    url = next;
  }
}

async function take(message: IncomingMessage, { into, ...limits }: FetchOptions): Promise<Buffer> {
  if (into === undefined) return readBody(message, limits);
  await saveBody(message, into, limits);
  return Buffer.alloc(0);
}

function ask(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { network, stepMs } = options;
  const settings: RequestOptions = {
    host: hostOf(url),
    port: url.port === '' ? undefined : Number(url.port),
    path: url.pathname + url.search,
    headers: headersOf(url, options),
    lookup: network.lookup,
    // A connection of its own: a kept one could lead to an address that was checked for another name.
    agent: false,
    maxHeaderSize: 64 * 1024,
    timeout: stepMs,
    signal,
  };
  return new Promise((resolve, reject) => {
    const sent = url.protocol === 'https:' ? requestHttps(settings) : requestHttp(settings);
    const late = setTimeout(() => sent.destroy(new FetchRefusal('timeout')), stepMs);
    sent.on('socket', (socket) => {
      socket.once('connect', () => {
        if (!network.mayTalkTo(socket.remoteAddress)) sent.destroy(new FetchRefusal('address'));
      });
    });
    sent.on('timeout', () => sent.destroy(new FetchRefusal('timeout')));
    sent.on('response', (message) => {
      clearTimeout(late);
      message.on('error', () => undefined);
      // Destroying the request alone would make a silent server look like a broken connection.
      sent.on('timeout', () => message.destroy(new FetchRefusal('timeout')));
      resolve(message);
    });
    sent.on('error', (error) => {
      clearTimeout(late);
      reject(error);
    });
    sent.end();
  });
}

function headersOf(url: URL, { userAgent, accept, language, range }: FetchOptions): Record<string, string> {
  return {
    host: url.host,
    'user-agent': userAgent,
    accept,
    'accept-encoding': range === undefined ? 'gzip, deflate, br' : 'identity',
    ...(language !== undefined && { 'accept-language': language }),
    ...(range !== undefined && { range: `bytes=0-${range - 1}` }),
    connection: 'close',
  };
}

/** Name resolution cannot be cancelled, so the waiting is. */
function withinTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function refusalOf(error: unknown, timeUp: AbortSignal): unknown {
  if (error instanceof FetchRefusal) return error;
  if (timeUp.aborted) return new FetchRefusal('timeout', { cause: error });
  const { name } = (error ?? {}) as { name?: string };
  // The caller gave up: that is no refusal of the page.
  if (name === 'AbortError') return error;
  return new FetchRefusal('unreachable', { cause: error });
}
