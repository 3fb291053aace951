/**
 * Reads pages in threads of their own, so that a page made to be slow to read holds up nobody else: a thread that takes
 * too long or too much memory is ended, and only its own page fails.
 */
import { Worker } from 'node:worker_threads';
import type { Extraction } from '../extract/extract.ts';
import { FetchRefusal } from '../fetch/fetch-refusal.ts';

export type ExtractRequest = {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly url: string;
};
export type ExtractAnswer =
  | { readonly id: number; readonly extraction: Extraction }
  | { readonly id: number; readonly error: string };

export type ExtractPool = {
  extract(page: Omit<ExtractRequest, 'id'>): Promise<Extraction>;
  close(): Promise<void>;
};

type Waiting = {
  readonly page: Omit<ExtractRequest, 'id'>;
  resolve(extraction: Extraction): void;
  reject(error: Error): void;
};
type Lane = { worker: Worker | null; current: Waiting | null; timer: NodeJS.Timeout | undefined };

export type PoolOptions = {
  readonly lanes?: number;
  readonly timeoutMs?: number;
  readonly memoryMb?: number;
  readonly queue?: number;
};

export function createExtractPool({
  lanes = 1,
  timeoutMs = 10_000,
  memoryMb = 192,
  queue = 64,
}: PoolOptions = {}): ExtractPool {
  const waiting: Waiting[] = [];
  const all: Lane[] = Array.from({ length: lanes }, () => ({ worker: null, current: null, timer: undefined }));
  let nextId = 0;
  let isClosed = false;

  const settle = (lane: Lane, act: (current: Waiting) => void) => {
    clearTimeout(lane.timer);
    const { current } = lane;
    lane.current = null;
    if (current !== null) act(current);
    advance();
  };
  const drop = (lane: Lane, error: Error) => {
    const { worker } = lane;
    lane.worker = null;
    void worker?.terminate();
    settle(lane, (current) => current.reject(error));
  };
  const start = (lane: Lane): Worker => {
    const worker = new Worker(new URL('./extract-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    // An idle reader must not keep the process alive.
    worker.unref();
    worker.on('message', (answer: ExtractAnswer) => {
      settle(lane, (current) =>
        'extraction' in answer ? current.resolve(answer.extraction) : current.reject(new Error(answer.error)),
      );
    });
    const onEnd = (error: Error) => {
      if (lane.worker === worker) drop(lane, new FetchRefusal('too_large', { cause: error }));
    };
    worker.on('error', onEnd);
    worker.on('exit', () => onEnd(new Error('The reader ended.')));
    lane.worker = worker;
    return worker;
  };
  const advance = () => {
    for (const lane of all) {
      if (lane.current !== null || isClosed) continue;
      const next = waiting.shift();
      if (next === undefined) return;
      lane.current = next;
      lane.timer = setTimeout(() => drop(lane, new FetchRefusal('timeout')), timeoutMs);
      nextId += 1;
      (lane.worker ?? start(lane)).postMessage({ id: nextId, ...next.page } satisfies ExtractRequest);
    }
  };
  return {
    extract: (page) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= queue) return reject(new FetchRefusal('timeout'));
        waiting.push({ page, resolve, reject });
        advance();
      }),
    async close() {
      isClosed = true;
      for (const one of waiting.splice(0)) one.reject(new FetchRefusal('timeout'));
      for (const { worker } of all) await worker?.terminate();
    },
  };
}
