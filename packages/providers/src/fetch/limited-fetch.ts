import { ProviderError } from '../call/provider-error.ts';

export type Fetch = typeof globalThis.fetch;

/**
 * Fetch for talking to providers: an answer that does not end is cut off at the limit, and a redirect is an error,
 * since following one would carry the key to wherever it points.
 */
export function limitedFetch(maxBytes: number, fetch: Fetch = globalThis.fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const announced = Number(response.headers.get('content-length') ?? 0);
    if (announced > maxBytes) {
      await response.body?.cancel();
      throw tooLarge(maxBytes);
    }
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counting(maxBytes)), { status, statusText, headers });
  };
}

function counting(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > maxBytes) controller.error(tooLarge(maxBytes));
      else controller.enqueue(chunk);
    },
  });
}

export function tooLarge(maxBytes: number): ProviderError {
  return new ProviderError('too_large', `Its answer is longer than ${Math.round(maxBytes / 1024)} KiB.`);
}
