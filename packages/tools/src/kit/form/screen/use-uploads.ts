import type { RunAsset } from '@adwright/contract/run/run.ts';
import { useEffect, useRef, useState } from 'react';
import { arrivedIn, joinLine, leaveLine, type Line, nextIn } from '../plan/upload-line.ts';
import { useToolHost } from './tool-host.ts';

export type UploadRow = {
  readonly key: string;
  readonly name: string;
  readonly percent: number;
  /** Why it was refused; null while it is under way. */
  readonly problem: string | null;
};

export type Uploads = {
  readonly rows: readonly UploadRow[];
  add(files: readonly File[]): void;
  cancel(key: string): void;
};

/**
 * Uploads under way. A finished one is handed over and leaves the list; a refused one stays with its reason. They are
 * handed over in the order they were brought in: the first picture of a product is the one its ads show.
 */
export function useUploads(onDone: (asset: RunAsset) => void): Uploads {
  const host = useToolHost();
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  const line = useRef<Line<RunAsset>>([]);
  const [arrived, setArrived] = useState<readonly RunAsset[]>([]);
  const handed = useRef(0);
  // One with every drawing, by the handler of that drawing: of several that arrive together, none must be added to a
  // list that does not have the others yet.
  useEffect(() => {
    const next = arrived[handed.current];
    if (!next) return;
    handed.current += 1;
    onDone(next);
  });
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);

  const change = (key: string, some: Partial<UploadRow>): void =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...some } : row)));
  const drop = (key: string): void => setRows((before) => before.filter((row) => row.key !== key));

  /** The line as it is now; whoever has come to its head is handed over. */
  function settle(now: Line<RunAsset>): void {
    line.current = now;
    for (let next = nextIn(line.current); next; next = nextIn(line.current)) {
      const { key, thing } = next;
      line.current = leaveLine(line.current, key);
      setArrived((before) => [...before, thing]);
      drop(key);
    }
  }

  async function send(key: string, file: File): Promise<void> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const onProgress = (share: number): void => change(key, { percent: Math.round(share * 100) });
      const asset = await host.upload(file, { signal: stop.signal, onProgress });
      settle(arrivedIn(line.current, key, asset));
    } catch (error) {
      settle(leaveLine(line.current, key));
      if (stop.signal.aborted) drop(key);
      else change(key, { problem: host.problemText(error) });
    } finally {
      stops.current.delete(key);
    }
  }

  return {
    rows,
    add(files) {
      // Whoever tries again has read why the last one was refused.
      setRows((before) => before.filter(({ problem }) => problem === null));
      for (const file of files) {
        const key = `${(count.current += 1)}`;
        line.current = joinLine(line.current, key);
        setRows((before) => [...before, { key, name: file.name, percent: 0, problem: null }]);
        void send(key, file);
      }
    },
    cancel(key) {
      stops.current.get(key)?.abort();
      settle(leaveLine(line.current, key));
      drop(key);
    },
  };
}
