import { ApiError } from '@adwright/contract/client/error.ts';
import type { Client } from '@adwright/contract/client/client.ts';
import type { RunAsset } from '@adwright/contract/run/run.ts';
import { type Timers, wait } from '@adwright/contract/client/timers.ts';

/** Small enough to get through a slow line within a request's time, large enough that a film is not a thousand calls. */
const CHUNK_BYTES = 2 * 1024 * 1024;
const WAIT_MS = [1000, 2000, 4000, 8000, 15_000];
/** The browser can only sum what it holds at once; beyond that the server's own checks must do. */
const SUMMED_BYTES = 64 * 1024 * 1024;

export type UploadMemory = {
  get(key: string): string | null;
  set(key: string, id: string): void;
  forget(key: string): void;
};

export type UploadDeps = {
  readonly client: Pick<Client, 'call'>;
  readonly timers: Timers;
  /** Ids of uploads under way, so that the same file goes on where it stopped, also after a reload. */
  readonly memory: UploadMemory;
  newId(): string;
};

export type UploadRequest = {
  readonly file: File;
  readonly signal: AbortSignal;
  /** 0 to 1 of the bytes the server has. */
  onProgress(share: number): void;
};

/** Sends a file in parts. A lost connection is waited out for as long as it takes; only a refusal ends it. */
export async function uploadFile(deps: UploadDeps, request: UploadRequest): Promise<RunAsset> {
  const { file, signal } = request;
  const key = `upload:${file.name}:${file.size}:${file.lastModified}`;
  try {
    const asset = await sendParts(deps, request, key);
    deps.memory.forget(key);
    return asset;
  } catch (error) {
    // A refused file starts from nothing when it is tried again; one that was called off goes on.
    if (!signal.aborted) deps.memory.forget(key);
    throw error;
  }
}

async function sendParts(
  deps: UploadDeps,
  { file, signal, onProgress }: UploadRequest,
  key: string,
): Promise<RunAsset> {
  const total = Math.max(1, Math.ceil(file.size / CHUNK_BYTES));
  const sum = await sumOf(file);
  const begun = deps.memory.get(key);
  const id = begun ?? deps.newId();
  const received = new Set(begun === null ? [] : await alreadySent(deps, id, total, signal));
  const next = () => Array.from({ length: total }, (_, index) => index).find((index) => !received.has(index)) ?? 0;
  for (;;) {
    onProgress(received.size / total);
    const index = next();
    const form = new FormData();
    const fields = {
      upload_id: id,
      index,
      total,
      name: file.name,
      bytes: file.size,
      ...(sum !== null && { sha256: sum }),
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('chunk', file.slice(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES), 'chunk');
    const state = await patiently(deps, signal, () =>
      deps.client.call('productUploadChunk', form, { quiet: true, signal }),
    );
    for (const one of state.received) received.add(one);
    if (state.asset !== null) {
      onProgress(1);
      return state.asset;
    }
    // Not before: asking after an upload that the server has nothing of is an error in the browser's console.
    deps.memory.set(key, id);
  }
}

async function alreadySent(deps: UploadDeps, id: string, total: number, signal: AbortSignal): Promise<number[]> {
  try {
    const ask = () => deps.client.call('productUploadState', { upload_id: id }, { quiet: true, signal });
    const state = await patiently(deps, signal, ask);
    return state.total === total && state.asset === null ? state.received : [];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

async function patiently<Value>(deps: UploadDeps, signal: AbortSignal, action: () => Promise<Value>): Promise<Value> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await action();
    } catch (error) {
      if (!mayPass(error) || signal.aborted) throw error;
      await wait(deps.timers, WAIT_MS[Math.min(failures, WAIT_MS.length - 1)] ?? 1000, signal);
    }
  }
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.status === 429 || (error.status ?? 0) >= 500;
}

/** Null where the browser cannot: on plain HTTP, and for a film. */
async function sumOf(file: File): Promise<string | null> {
  if (file.size > SUMMED_BYTES || globalThis.crypto?.subtle === undefined) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
