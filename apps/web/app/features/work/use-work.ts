import type { ListedProject, ProjectListQuery } from '@adwright/contract/project/project.ts';
import { isUnfinished } from '@adwright/contract/run/is-unfinished.ts';
import type { RunEvent } from '@adwright/contract/run/run.ts';
import { useEffect } from 'react';
import { type PagedList, withAdded, withChanged, without } from '../../server-cache/paged-list.ts';
import { serverCache } from '../../server-cache/server-cache.ts';
import { type ShownList, usePagedList } from '../../server-cache/use-paged-list.ts';
import { api } from '../../session/api.ts';
import { runEvents } from '../../session/live-run-events.ts';
import { session } from '../../session/session.ts';
import { movedBy, replacedBy } from './work-changes.ts';

export type WorkQuery = Partial<
  Pick<ProjectListQuery, 'keyword' | 'sort' | 'type' | 'status' | 'media' | 'campaign'>
> & {
  readonly favorite?: 'true';
};

export type Work = ShownList<ListedProject> & {
  readonly cancel: (project: ListedProject) => void;
  readonly rename: (project: ListedProject, title: string) => void;
  readonly duplicate: (project: ListedProject) => void;
  /** Answers how to bring it back. */
  readonly remove: (project: ListedProject) => Promise<() => void>;
  readonly favor: (projects: readonly ListedProject[], favorite: boolean) => Promise<void>;
  /** Into a campaign, or out of any; false when it was refused. */
  readonly move: (projects: readonly ListedProject[], campaignId: string | null) => Promise<boolean>;
  /** Answers how to bring them back; null when it was refused. */
  readonly removeMany: (projects: readonly ListedProject[]) => Promise<(() => void) | null>;
  /** Answers the project with its public address. */
  readonly share: (project: ListedProject) => Promise<ListedProject>;
  readonly unshare: (project: ListedProject) => void;
};

type WorkPages = PagedList<ListedProject> | undefined;

/** The person's work, each piece followed while it is under way. */
export function useWork({ pageSize, query }: { pageSize: number; query: WorkQuery }): Work {
  const key = ['work', pageSize, query];
  const shown = usePagedList<ListedProject>({
    key,
    pageSize,
    fetchPage: (page) => api.call('projectList', { page, page_size: pageSize, ...query }, { quiet: true }),
  });
  useFollowing(shown.pages?.list.some(isUnfinished) ?? false);
  // Only here: whether it belongs into another list, and where, is the server's to say.
  const add = (project: ListedProject): void =>
    void serverCache.setQueryData(key, (known: WorkPages) => withAdded(known, project));
  return {
    ...shown,
    cancel: ({ id, run_id }) => {
      if (run_id === null) return;
      void api
        .call('toolRunCancel', { id: run_id })
        .then(() => api.call('projectGet', { id }))
        .then(show)
        .then(session.refresh)
        .catch(() => {});
    },
    rename: ({ id }, title) => void api.call('projectUpdate', { id, title }).then(show, () => {}),
    duplicate: ({ id }) => void api.call('projectDuplicate', { id }).then(add, () => {}),
    remove: async ({ id }) => {
      await api.call('projectDelete', { id });
      changeEverywhere((known) => without(known, id));
      // What follows has moved up: the next page would begin behind it.
      shown.reload();
      void session.refresh();
      return () => void api.call('projectRestore', { id }).then(add, () => {});
    },
    ...manyAtOnce,
    share: async ({ id }) => {
      const shared = await api.call('projectShare', { id });
      show(shared);
      return shared;
    },
    unshare: ({ id }) => void api.call('projectUnshare', { id }).then(show, () => {}),
  };
}

/** Lists are asked for again: what belongs into which, and where, is the server's to say. */
const manyAtOnce: Pick<Work, 'favor' | 'move' | 'removeMany'> = {
  favor: (projects, favorite) => changed(api.call('projectFavor', { ids: idsOf(projects), favorite })).then(() => {}),
  move: (projects, campaignId) => changed(api.call('projectMove', { ids: idsOf(projects), campaign_id: campaignId })),
  async removeMany(projects) {
    const ids = idsOf(projects);
    if (!(await changed(api.call('projectDeleteMany', { ids })))) return null;
    void session.refresh();
    return () => void changed(api.call('projectRestoreMany', { ids }));
  },
};

function idsOf(projects: readonly ListedProject[]): string[] {
  return projects.map(({ id }) => id);
}

async function changed(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
  } catch {
    return false;
  }
  await reload();
  // Each campaign says how much is in it.
  await serverCache.invalidateQueries({ queryKey: ['campaigns'] });
  return true;
}

function changeEverywhere(change: (known: WorkPages) => WorkPages): void {
  serverCache.setQueriesData({ queryKey: ['work'] }, change);
}

function show(project: ListedProject): void {
  changeEverywhere((known) => withChanged(known, replacedBy(project)));
}

async function reload(): Promise<void> {
  await serverCache.refetchQueries({ queryKey: ['work'], type: 'active' });
}

function useFollowing(needed: boolean): void {
  useEffect(() => {
    if (!needed) return undefined;
    return runEvents.subscribe({
      poll: reload,
      onEvent: (event: RunEvent) => {
        // The end comes with its result, which an event does not carry.
        if (isUnfinished(event)) changeEverywhere((known) => withChanged(known, movedBy(event)));
        else void reload().then(session.refresh, () => {});
      },
    });
  }, [needed]);
}
