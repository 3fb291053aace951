import type { Timers } from './timers.ts';

export type Outcome =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly ok: boolean;
      readonly body: unknown;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly kind: 'timeout' | 'cancelled' }
  | { readonly kind: 'network'; readonly cause: unknown };

export type Wire = { readonly fetch: typeof fetch; readonly timers: Timers; readonly timeoutMs: number };

/** Sends once and reads the whole body within the time limit. Never throws: what went wrong is the outcome. */
export async function attempt(wire: Wire, url: string, init: RequestInit, signal: AbortSignal): Promise<Outcome> {
  const controller = new AbortController();
  let timedOut = false;
  const abort = () => controller.abort();
  const callOff = wire.timers.after(wire.timeoutMs, () => {
    timedOut = true;
    abort();
  });
  signal.addEventListener('abort', abort);
  try {
    if (signal.aborted) return { kind: 'cancelled' };
    const response = await wire.fetch(url, { ...init, signal: controller.signal });
    const body = parseJson(await response.text());
    return { kind: 'response', status: response.status, ok: response.ok, body, retryAfterSeconds: secondsOf(response) };
  } catch (cause) {
    if (signal.aborted) return { kind: 'cancelled' };
    return timedOut ? { kind: 'timeout' } : { kind: 'network', cause };
  } finally {
    callOff();
    signal.removeEventListener('abort', abort);
  }
}

/** A gateway may answer an error as HTML: then there is no body worth reading. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function secondsOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
