import { createParser } from 'eventsource-parser';
import { eventsPath } from '../endpoints.ts';
import type { RunEvent } from '../run/run.ts';
import { realTimers, type Timers, wait } from './timers.ts';

const FIRST_RECONNECT_MS = 1000;
const LAST_RECONNECT_MS = 30000;
/** The server sends a heartbeat well within this; longer silence means the connection is dead without saying so. */
export const SILENCE_MS = 45000;
export const POLL_MS = 3000;

export type EventsOptions = {
  readonly baseUrl: string;
  token(): string | null;
  onEvent(event: RunEvent): void;
  /** Asks for the present state. Called when the stream (re)opens, since something may have passed by, and every few seconds while it is down. */
  poll(): Promise<void>;
  /** The server refused this token; the stream has ended for good. */
  logOut(refused: string | null): void;
  readonly fetch?: typeof fetch;
  readonly timers?: Timers;
};

/**
 * Follows `GET /api/events`. Not an EventSource, which can send no Authorization header. Answers how to stop.
 */
export function followEvents(options: EventsOptions): () => void {
  const timers = options.timers ?? realTimers;
  const controller = new AbortController();
  const { signal } = controller;
  let stopPolling: (() => void) | null = null;

  const up = () => {
    stopPolling?.();
    stopPolling = null;
    void pollOnce(options);
  };
  const down = () => {
    stopPolling ??= pollUntilStopped(options, timers, signal);
  };

  async function keepConnected(): Promise<void> {
    let delay = FIRST_RECONNECT_MS;
    while (!signal.aborted) {
      const end = await readOnce(options, timers, signal, up);
      if (signal.aborted) return;
      if (end === 'unauthorized') return controller.abort();
      delay = end === 'dropped' ? FIRST_RECONNECT_MS : delay;
      down();
      await wait(timers, delay, signal);
      delay = Math.min(delay * 2, LAST_RECONNECT_MS);
    }
  }

  void keepConnected();
  return () => controller.abort();
}

type StreamEnd = 'unauthorized' | 'refused' | 'dropped';

/** One connection, from asking to its end. `refused` when it never opened, `dropped` when it had been open. */
async function readOnce(
  options: EventsOptions,
  timers: Timers,
  outer: AbortSignal,
  onOpen: () => void,
): Promise<StreamEnd> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const watch = watchSilence(timers, abort);
  const token = options.token();
  let opened = false;
  outer.addEventListener('abort', abort);
  try {
    const response = await (options.fetch ?? fetch)(options.baseUrl.replace(/\/$/, '') + eventsPath, {
      headers: { accept: 'text/event-stream', ...(token !== null && { authorization: token }) },
      cache: 'no-store',
      signal: controller.signal,
    });
    if (response.status === 401) {
      options.logOut(token);
      return 'unauthorized';
    }
    if (!response.ok || response.body === null) return 'refused';
    opened = true;
    onOpen();
    await readStream(response.body, options, watch.heard);
    return 'dropped';
  } catch {
    return opened ? 'dropped' : 'refused';
  } finally {
    watch.end();
    outer.removeEventListener('abort', abort);
    abort();
  }
}

async function readStream(body: ReadableStream<Uint8Array>, options: EventsOptions, heard: () => void): Promise<void> {
  // A comment, the server's heartbeat, makes no message.
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'run') options.onEvent(JSON.parse(data) as RunEvent);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

function watchSilence(timers: Timers, onSilence: () => void): { heard: () => void; end: () => void } {
  let callOff = timers.after(SILENCE_MS, onSilence);
  return {
    heard() {
      callOff();
      callOff = timers.after(SILENCE_MS, onSilence);
    },
    end: () => callOff(),
  };
}

function pollUntilStopped(options: EventsOptions, timers: Timers, outer: AbortSignal): () => void {
  const controller = new AbortController();
  const signal = AbortSignal.any([outer, controller.signal]);
  void (async () => {
    while (!signal.aborted) {
      await pollOnce(options);
      await wait(timers, POLL_MS, signal);
    }
  })();
  return () => controller.abort();
}

/** A poll that fails is no news; the next one comes. */
async function pollOnce(options: EventsOptions): Promise<void> {
  await options.poll().catch(() => {});
}
