import { ApiError } from '@adwright/contract/client-error.ts';
import type { RunAsset } from '@adwright/contract/run.ts';
import { realTimers } from '@adwright/contract/timers.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../session/api.ts';
import { uploadFile, type UploadMemory } from './upload-file.ts';

export type UploadRow = {
  readonly key: string;
  readonly name: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Why it ended without a file; null while it is under way. */
  readonly problem: string | null;
};

export type Uploads = {
  readonly rows: readonly UploadRow[];
  readonly add: (files: readonly File[]) => void;
  readonly cancel: (key: string) => void;
};

const memory: UploadMemory = {
  get: (key) => attempt(() => localStorage.getItem(key)),
  set: (key, id) => void attempt(() => localStorage.setItem(key, id)),
  forget: (key) => void attempt(() => localStorage.removeItem(key)),
};

/** Uploads under way. A finished one is handed over and leaves the list; a refused one stays with its reason. */
export function useUploads(onDone: (asset: RunAsset) => void): Uploads {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);

  const change = (key: string, some: Partial<UploadRow>): void =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...some } : row)));
  const drop = (key: string): void => setRows((before) => before.filter((row) => row.key !== key));

  async function send(key: string, file: File): Promise<void> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const onProgress = (share: number): void => change(key, { percent: Math.round(share * 100) });
      const deps = { client: api, timers: realTimers, memory, newId: newUploadId };
      onDone(await uploadFile(deps, { file, signal: stop.signal, onProgress }));
      drop(key);
    } catch (error) {
      if (stop.signal.aborted) drop(key);
      else change(key, { problem: error instanceof ApiError ? (error.serverMessage ?? error.message) : String(error) });
    } finally {
      stops.current.delete(key);
    }
  }

  return {
    rows,
    add(files) {
      for (const file of files) {
        const key = `${(count.current += 1)}`;
        setRows((before) => [...before, { key, name: file.name, percent: 0, problem: null }]);
        void send(key, file);
      }
    },
    cancel(key) {
      stops.current.get(key)?.abort();
      drop(key);
    },
  };
}

/** Not randomUUID: browsers offer that only on secure origins. */
function newUploadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}
