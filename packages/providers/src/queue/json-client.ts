import type { z } from 'zod';
import { kindOfStatus, ProviderError } from '../call/provider-error.ts';
import { retryAfterOf } from '../call/retry-after.ts';
import { scrub } from '../call/scrub.ts';
import { withRetries } from '../call/with-retries.ts';
import { limitedFetch } from '../fetch/limited-fetch.ts';

export type JsonClient = {
  readonly origin: string;
  readonly secrets: readonly string[];
  /** The path is under the base address; what comes back must fit the schema. */
  call<Value>(request: JsonRequest<Value>): Promise<Value>;
};

export type JsonRequest<Value> = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly schema: z.ZodType<Value>;
  readonly signal: AbortSignal;
};

const mostBytes = 64 * 1024 * 1024;

/** JSON over HTTP for vendors the SDK does not cover: bounded, retried when overloaded, checked. */
export function createJsonClient(options: {
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  secrets: readonly string[];
}): JsonClient {
  const { headers, secrets } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  const fetch = limitedFetch(mostBytes);

  async function once<Value>({ method, path, body, schema, signal }: JsonRequest<Value>): Promise<Value> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        ...headers,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    });
    const text = await response.text();
    if (!response.ok) throw refusalOf(response, text, secrets);
    const parsed = schema.safeParse(parseJson(text));
    if (!parsed.success) throw new ProviderError('bad_answer', 'Its answer is not what its interface promises.');
    return parsed.data;
  }
  return {
    origin: new URL(base).origin,
    secrets,
    call: (request) => withRetries(() => once(request), { signal: request.signal, secrets }),
  };
}

function refusalOf(response: Response, text: string, secrets: readonly string[]): ProviderError {
  const retryAfterMs = retryAfterOf(response.headers.get('retry-after'));
  const isRefusal = response.status < 500 && /content.?policy|safety|nsfw|moderation/i.test(text);
  return new ProviderError(isRefusal ? 'refused' : kindOfStatus(response.status), scrub(text, secrets), {
    status: response.status,
    ...(retryAfterMs !== null && { retryAfterMs }),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('bad_answer', 'Its answer is not JSON.');
  }
}
