import type { ListedProject } from '@adwright/contract/project/project.ts';
import { Button } from '@adwright/ui/button.tsx';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Selection } from '../features/work/selection.ts';
import { useWork, type Work, type WorkQuery } from '../features/work/use-work.ts';
import { WorkFailed, WorkLoading } from '../features/work/work-list-states.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WorkRows } from './work-rows.tsx';

const PAGE_SIZE = 20;

type WorkListProps = {
  query: WorkQuery;
  /** Set while something narrows the list: how to show everything again. */
  onEverything?: (() => void) | undefined;
  empty: { title: string; text: string };
  /** Instead of `empty`, where something else than beginning new work fills the list. */
  nothing?: ReactNode;
  selection?: Selection | undefined;
  /** Stands above the rows. */
  renderBar?: ((work: Work, projects: readonly ListedProject[]) => ReactNode) | undefined;
};

export function WorkList({ query, onEverything, empty, nothing, selection, renderBar }: WorkListProps) {
  const t = useTranslations('work');
  const work = useWork({ pageSize: PAGE_SIZE, query });
  const { pages, failed, loadingMore, hasMore, more, reload } = work;
  if (pages === null) return failed ? <WorkFailed onRetry={reload} /> : <WorkLoading rows={6} />;
  if (pages.list.length === 0) {
    if (onEverything === undefined) return nothing ?? <NothingYet {...empty} />;
    return (
      <EmptyState title={t('filtered.title')} action={<Button onClick={onEverything}>{t('filtered.action')}</Button>} />
    );
  }
  const { list, total } = pages;
  return (
    <>
      {renderBar?.(work, list)}
      <WorkRows projects={list} work={work} selection={selection} />
      {failed && <WorkFailed onRetry={reload} />}
      {hasMore && (
        <div className="flex items-center justify-center gap-4 border-t px-4 py-3 text-sm text-muted">
          {t('count', { shown: list.length, total })}
          <Button size="sm" loading={loadingMore} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function NothingYet({ title, text }: { title: string; text: string }) {
  const t = useTranslations('work.empty');
  const { hrefOf } = useDashboard();
  return (
    <EmptyState
      icon={<Sparkles />}
      title={title}
      text={text}
      action={
        <Link to={hrefOf('Home')} preventScrollReset className={buttonClass('primary')}>
          {t('action')}
        </Link>
      }
    />
  );
}
