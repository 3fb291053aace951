import type { Project, ProjectListQuery } from '@adwright/contract/project/project.ts';
import type { RunEvent } from '@adwright/contract/run/run.ts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../session/api.ts';
import { runEvents } from '../../session/live-run-events.ts';
import { session } from '../../session/session.ts';
import {
  hasUnfinished,
  isUnfinished,
  withAdded,
  withEvent,
  withFirstPage,
  withNextPage,
  without,
  withProject,
  type WorkPages,
} from './work-pages.ts';

export type WorkQuery = Partial<Pick<ProjectListQuery, 'keyword' | 'sort' | 'type' | 'status' | 'media'>>;

export type Work = {
  /** Null until the first answer. */
  readonly pages: WorkPages | null;
  readonly failed: boolean;
  readonly loadingMore: boolean;
  readonly more: () => void;
  readonly reload: () => void;
  readonly cancel: (project: Project) => void;
  readonly rename: (project: Project, title: string) => void;
  readonly duplicate: (project: Project) => void;
  /** Answers how to bring it back. */
  readonly remove: (project: Project) => Promise<() => void>;
  /** Answers the project with its public address. */
  readonly share: (project: Project) => Promise<Project>;
  readonly unshare: (project: Project) => void;
};

/** The person's work, each piece followed while it is under way. Mount anew for another query. */
export function useWork({ pageSize, query }: { pageSize: number; query: WorkQuery }): Work {
  const [pages, setPages] = useState<WorkPages | null>(null);
  const [failed, setFailed] = useState(false);
  const [loadingMore, setLoadingMore] = useState(false);
  const asked = JSON.stringify(query);

  const fetchPage = useCallback(
    (page: number) =>
      api.call('projectList', { page, page_size: pageSize, ...(JSON.parse(asked) as WorkQuery) }, { quiet: true }),
    [pageSize, asked],
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

  const show = (project: Project): void => setPages((known) => withProject(known, project));

  return {
    pages,
    failed,
    loadingMore,
    more: () => void more(),
    reload: () => void reload(),
    cancel: ({ id, run_id }) => {
      if (run_id === null) return;
      void api
        .call('toolRunCancel', { id: run_id })
        .then(() => api.call('projectGet', { id }))
        .then(show)
        .then(session.refresh)
        .catch(() => {});
    },
    rename: ({ id }, title) =>
      void api
        .call('projectUpdate', { id, title })
        .then(show)
        .catch(() => {}),
    duplicate: ({ id }) =>
      void api
        .call('projectDuplicate', { id })
        .then((copy) => setPages((known) => withAdded(known, copy)))
        .catch(() => {}),
    remove: async ({ id }) => {
      await api.call('projectDelete', { id });
      setPages((known) => without(known, id));
      void session.refresh();
      return () =>
        void api
          .call('projectRestore', { id })
          .then((restored) => setPages((known) => withAdded(known, restored)))
          .catch(() => {});
    },
    share: async ({ id }) => {
      const shared = await api.call('projectShare', { id });
      show(shared);
      return shared;
    },
    unshare: ({ id }) =>
      void api
        .call('projectUnshare', { id })
        .then(show)
        .catch(() => {}),
  };
}

type Change = (change: (known: WorkPages | null) => WorkPages | null) => void;

function useFollowing(needed: boolean, change: Change, reload: () => Promise<void>): void {
  useEffect(() => {
    if (!needed) return undefined;
    return runEvents.subscribe({
      poll: reload,
      onEvent: (event: RunEvent) => {
        // The end comes with its result, which an event does not carry.
        if (isUnfinished(event)) change((known) => withEvent(known, event));
        else
          void reload()
            .then(session.refresh)
            .catch(() => {});
      },
    });
  }, [needed, change, reload]);
}
