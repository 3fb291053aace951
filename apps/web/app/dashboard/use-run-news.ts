import { avatarPhotoTool } from '@adwright/contract/avatar/avatar-photo-tool.ts';
import { batchTool } from '@adwright/contract/project/batch-kind.ts';
import type { RunEvent } from '@adwright/contract/run/run.ts';
import { toast } from '@adwright/ui/toast.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../session/api.ts';
import { runEvents } from '../session/live-run-events.ts';
import { useSession } from '../session/session.ts';
import { isToolOnScreen } from '../session/tools-on-screen.ts';
import { createRunNews, type NewsDeps } from './run-news.ts';
import type { SectionKey } from './section-keys.ts';
import { sectionOfTool, sections } from './sections.ts';
import { showBadge } from './tab-badge.ts';
import { useDashboard } from './use-dashboard.ts';
import { useSectionWords } from './use-section-words.ts';

/** A tab that nobody looks at holds no stream; it asks this often, and only while something is under way. */
const hiddenPollMs = 10_000;
const newest = 20;

/** What the page that is shown says; before there is one, nothing is told. */
let desk: NewsDeps = { isLookedAt: () => true, announce: async () => false };

const news = createRunNews({
  isLookedAt: (tool) => desk.isLookedAt(tool),
  announce: (run) => desk.announce(run),
});

/** Says that a run has ended, wherever the person is by then: a toast that leads to it, and a number in the tab's title. */
export function useRunNews(): void {
  const { address } = useDashboard();
  const userId = useSession().user_info?.user_id ?? null;
  const announce = useAnnounce();
  const tool = address === null ? undefined : toolOn(address.section);
  const isLookedAt = (other: string): boolean =>
    document.visibilityState === 'visible' && (address === null ? isToolOnScreen(other) : tool === other);
  useEffect(() => {
    desk = { isLookedAt, announce };
  });
  const { running, unseen } = useSyncExternalStore(news.subscribe, news.get, news.get);
  useFollowing(userId, address !== null || running.size > 0, running.size > 0);
  useSeeing(tool);
  const count = running.size + unseen.size;
  useEffect(() => (count === 0 ? undefined : showBadge(count)), [count]);
}

function toolOn(section: SectionKey): string | undefined {
  if (section === 'Avatars') return avatarPhotoTool;
  return section === 'BatchCreation' ? batchTool : sections[section].tool;
}

function useFollowing(userId: string | null, wanted: boolean, busy: boolean): void {
  useEffect(() => (userId === null ? undefined : news.forget), [userId]);
  useEffect(() => {
    if (userId === null || !wanted) return undefined;
    return runEvents.subscribe({ onEvent: news.heard, poll: ask });
  }, [userId, wanted]);
  useEffect(() => {
    if (userId === null || !busy) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') void ask().catch(() => {});
    }, hiddenPollMs);
    return () => clearInterval(timer);
  }, [userId, busy]);
}

async function ask(): Promise<void> {
  news.listed((await api.call('toolRunList', { page_size: newest }, { quiet: true })).list);
}

/** Whoever opens the tool, or comes back to the tab with it, has seen what became of its runs. */
function useSeeing(tool: string | undefined): void {
  useEffect(() => {
    if (tool === undefined) return undefined;
    const see = (): void => {
      if (document.visibilityState === 'visible') news.saw(tool);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [tool]);
}

/** What has no place among the person's work, such as a look before it, is no news. */
function useAnnounce(): (run: Pick<RunEvent, 'id' | 'tool' | 'status'>) => Promise<boolean> {
  const t = useTranslations('dashboard.news');
  const { nameOf } = useSectionWords();
  const { open } = useDashboard();
  return async ({ id, tool, status }) => {
    const section = sectionOfTool(tool);
    if (section === undefined) return false;
    const { list } = await api.call('projectList', { page_size: newest, sort: 'updated' }, { quiet: true });
    const project = list.find(({ run_id }) => run_id === id);
    if (project === undefined) return false;
    const title = project.title || nameOf(section);
    const action = { label: t('open'), onClick: () => void open(section, { runId: id }) };
    if (status === 'failed') toast.warning(t('failed', { title }), { id: `run ${id}`, action });
    else toast.success(t('done', { title }), { id: `run ${id}`, action });
    return true;
  };
}
