import type { BatchRowView, ProjectBatch } from '@adwright/contract/project/batch.ts';
import type { RunEvent } from '@adwright/contract/run/run.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { session } from '../../session/session.ts';
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
  const key = ['batch', id];
  const { data, isError, refetch } = useQuery(
    { queryKey: key, queryFn: () => api.call('projectBatchGet', { id }, { quiet: true }) },
    serverCache,
  );
  const runId = data?.run_id ?? id;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askSoon = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refetch();
      }, pauseMs);
    };
    const onEvent = (event: RunEvent): void => {
      if (event.id === runId) {
        askSoon();
        if (event.status !== 'processing' && event.status !== 'queued') void session.refresh();
      }
      if (event.parent_id !== runId) return;
      serverCache.setQueryData(
        ['batch', id],
        (known: ProjectBatch | undefined) => known && { ...known, rows: known.rows.map((row) => stepped(row, event)) },
      );
    };
    const stop = runEvents.subscribe({ onEvent, poll: async () => void (await refetch()) });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, runId, refetch]);
  const then = async (call: Promise<ProjectBatch>): Promise<void> => {
    const answer = await call.catch(() => null);
    if (answer === null) await refetch();
    else serverCache.setQueryData(key, answer);
  };
  return {
    batch: data ?? null,
    failed: isError && data === undefined,
    reload: () => void refetch(),
    pause: (paused) => then(api.call('projectBatchPause', { id: data?.id ?? id, paused })),
    retry: (rows) => then(api.call('projectBatchRetry', { id: data?.id ?? id, ...(rows && { rows: [...rows] }) })),
    async cancel(run) {
      await api.call('toolRunCancel', { id: run }).catch(() => undefined);
      await refetch();
    },
  };
}

function stepped(row: BatchRowView, { id, status, progress, stage }: RunEvent): BatchRowView {
  return row.id === id ? { ...row, status, progress, stage } : row;
}
