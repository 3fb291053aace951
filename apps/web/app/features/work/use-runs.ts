import type { Run, RunEvent } from '@adwright/contract/run.ts';
import { useCallback, useEffect, useState } from 'react';
import { runEvents } from '../../session/live-run-events.ts';
import { api } from '../../session/api.ts';
import { session } from '../../session/session.ts';
import {
  hasUnfinished,
  isUnfinished,
  type RunPages,
  withEvent,
  withFirstPage,
  withNextPage,
  withRun,
} from './run-pages.ts';

export type Runs = {
  /** Null until the first answer. */
  readonly pages: RunPages | null;
  readonly failed: boolean;
  readonly loadingMore: boolean;
  readonly more: () => void;
  readonly reload: () => void;
  readonly cancel: (id: string) => void;
};

/** The person's runs, newest first, each followed while it is under way. Mount anew for another tool. */
export function useRuns({ pageSize, tool }: { pageSize: number; tool?: string | undefined }): Runs {
  const [pages, setPages] = useState<RunPages | null>(null);
  const [failed, setFailed] = useState(false);
  const [loadingMore, setLoadingMore] = useState(false);

  const fetchPage = useCallback(
    (page: number) =>
      api.call('toolRunList', { page, page_size: pageSize, ...(tool !== undefined && { tool }) }, { quiet: true }),
    [pageSize, tool],
  );
  const reload = useCallback(
    () =>
      fetchPage(1).then(
        (page) => {
          setPages((known) => withFirstPage(known, page));
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [fetchPage],
  );
  useEffect(() => void reload(), [reload]);
  useFollowing(hasUnfinished(pages), setPages, reload);

  async function more(): Promise<void> {
    if (pages === null || loadingMore) return;
    setLoadingMore(true);
    const page = await fetchPage(Math.floor(pages.list.length / pageSize) + 1).catch(() => null);
    if (page !== null) setPages((known) => withNextPage(known, page));
    setFailed(page === null);
    setLoadingMore(false);
  }

  async function cancel(id: string): Promise<void> {
    const run = await api.call('toolRunCancel', { id }).catch(() => null);
    if (run !== null) setPages((known) => withRun(known, run));
    await session.refresh();
  }

  return {
    pages,
    failed,
    loadingMore,
    more: () => void more(),
    reload: () => void reload(),
    cancel: (id) => void cancel(id),
  };
}

type Change = (change: (known: RunPages | null) => RunPages | null) => void;

function useFollowing(needed: boolean, change: Change, reload: () => Promise<void>): void {
  useEffect(() => {
    if (!needed) return undefined;
    const fetchEnd = async (id: string): Promise<void> => {
      const run: Run = await api.call('toolRunGet', { id }, { quiet: true });
      change((known) => withRun(known, run));
      await session.refresh();
    };
    return runEvents.subscribe({
      poll: reload,
      onEvent: (event: RunEvent) => {
        // The end comes with its result, which an event does not carry.
        if (isUnfinished(event)) change((known) => withEvent(known, event));
        else void fetchEnd(event.id).catch(() => {});
      },
    });
  }, [needed, change, reload]);
}
