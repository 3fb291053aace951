import type { Endpoint } from '../endpoint.ts';

/** One call made ready: what identifies it, and how each attempt is addressed. */
export type PreparedRequest = {
  /** Method, URL, params and body. Null for a form, whose parts cannot be compared. */
  readonly identity: string | null;
  /** Every GET attempt gets a fresh `_t`, so that no cache in between answers. */
  url(now: number): string;
  readonly body: BodyInit | null;
  readonly contentType: string | null;
};

export function prepareRequest(baseUrl: string, endpoint: Endpoint, input: unknown): PreparedRequest {
  const address = baseUrl.replace(/\/$/, '') + endpoint.path;
  if (endpoint.method === 'GET') {
    const params = queryOf(input);
    return {
      identity: `GET ${address}?${params}`,
      url: (now) => {
        const stamped = new URLSearchParams(params);
        stamped.set('_t', String(now));
        return `${address}?${stamped}`;
      },
      body: null,
      contentType: null,
    };
  }
  if (input instanceof FormData) {
    // The browser writes the multipart boundary into the header itself.
    return { identity: null, url: () => address, body: input, contentType: null };
  }
  const body = JSON.stringify(input ?? {});
  return {
    identity: `POST ${address} ${body}`,
    url: () => address,
    body,
    contentType: 'application/json; charset=utf-8',
  };
}

function queryOf(input: unknown): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) params.append(name, String(one));
    }
  }
  return params;
}

/** Not randomUUID: browsers offer that only on secure origins, and an installation may be reached over plain HTTP. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
