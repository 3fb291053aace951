import type { BatchRowView, ProjectBatch } from '@adwright/contract/project/batch.ts';
import type { RunEvent } from '@adwright/contract/run/run.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../session/api.ts';
import { runEvents } from '../../session/live-run-events.ts';

export type BatchState = {
  /** Null until the first answer. */
  readonly batch: ProjectBatch | null;
  readonly failed: boolean;
  readonly reload: () => void;
  readonly pause: (paused: boolean) => Promise<void>;
  readonly retry: (rows?: readonly string[]) => Promise<void>;
  /** A row, or everything that is not over. */
  readonly cancel: (runId: string) => Promise<void>;
};

/** Hundreds of rows end within seconds of each other: the whole is asked for no more often than this. */
const pauseMs = 1200;

/** A batch as it stands, followed row by row. */
export function useBatch(id: string): BatchState {
  const [batch, setBatch] = useState<ProjectBatch | null>(null);
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useCallback(async () => {
    try {
      setBatch(await api.call('projectBatchGet', { id }, { quiet: true }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [id]);
  const askSoon = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void ask();
    }, pauseMs);
  }, [ask]);
  const runId = batch?.run_id ?? id;
  useEffect(() => {
    void ask();
    return () => clearTimeout(timer.current);
  }, [ask]);
  useEffect(() => {
    const onEvent = (event: RunEvent): void => {
      if (event.id === runId) askSoon();
      if (event.parent_id !== runId) return;
      setBatch((known) => known && { ...known, rows: known.rows.map((row) => stepped(row, event)) });
    };
    return runEvents.subscribe({ onEvent, poll: ask });
  }, [runId, ask, askSoon]);
  const then = async (call: Promise<ProjectBatch>): Promise<void> => call.then(setBatch, () => ask());
  return {
    batch,
    failed: failed && batch === null,
    reload: () => void ask(),
    pause: (paused) => then(api.call('projectBatchPause', { id: batch?.id ?? id, paused })),
    retry: (rows) => then(api.call('projectBatchRetry', { id: batch?.id ?? id, ...(rows && { rows: [...rows] }) })),
    async cancel(run) {
      await api.call('toolRunCancel', { id: run }).catch(() => undefined);
      await ask();
    },
  };
}

function stepped(row: BatchRowView, { id, status, progress, stage }: RunEvent): BatchRowView {
  return row.id === id ? { ...row, status, progress, stage } : row;
}
