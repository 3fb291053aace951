import type { z } from 'zod';
import { type FailureKind, kindOfStatus, ProviderError } from '../call/provider-error.ts';
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
  /** Instead of a body, where the other end wants the fields of a form. */
  readonly form?: Readonly<Record<string, string>>;
  readonly schema: z.ZodType<Value>;
  readonly signal: AbortSignal;
};

const mostBytes = 64 * 1024 * 1024;

/** JSON over HTTP for vendors the SDK does not cover: bounded, retried when overloaded, checked. */
export function createJsonClient(options: {
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  secrets: readonly string[];
  /** For those who say in the answer what the status does not; null where the status is right. */
  kindOf?: (answer: unknown) => FailureKind | null;
}): JsonClient {
  const { headers, secrets, kindOf = () => null } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  const fetch = limitedFetch(mostBytes);

  async function once<Value>({ method, path, body, form, schema, signal }: JsonRequest<Value>): Promise<Value> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        ...headers,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form !== undefined && { body: new URLSearchParams(form) }),
      signal,
    });
    const text = await response.text();
    if (!response.ok) throw refusalOf(response, text, { secrets, kindOf });
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

type Reading = { readonly secrets: readonly string[]; readonly kindOf: (answer: unknown) => FailureKind | null };

function refusalOf(response: Response, text: string, { secrets, kindOf }: Reading): ProviderError {
  const retryAfterMs = retryAfterOf(response.headers.get('retry-after'));
  const isRefusal = response.status < 500 && /content.?policy|safety|nsfw|moderation/i.test(text);
  const kind = kindOf(orNull(text)) ?? (isRefusal ? 'refused' : kindOfStatus(response.status));
  return new ProviderError(kind, scrub(text, secrets), {
    status: response.status,
    ...(retryAfterMs !== null && { retryAfterMs }),
  });
}

function orNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('bad_answer', 'Its answer is not JSON.');
  }
}
