import type { BatchRowView, ProjectBatch } from '@adwright/contract/project/batch.ts';
import { isUnfinished } from '@adwright/contract/run/is-unfinished.ts';
import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { CircleX, CloudOff, Pause, Play, RotateCcw, Table2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { askFirst } from '../../parts/message-dialogs.ts';
import { BatchDownloads } from './batch-downloads.tsx';
import { BatchRow, batchRowHeight } from './batch-row.tsx';
import { type BatchState, useBatch } from './use-batch.ts';
import { useWindow } from './use-window.ts';

type BatchProgressProps = {
  /** The project, or a run of it. */
  id: string;
  /** Where a finished row opens. */
  hrefOf: (row: BatchRowView) => string | undefined;
  onNew: () => void;
};

export function BatchProgress({ id, hrefOf, onNew }: BatchProgressProps) {
  const t = useTranslations('batch');
  const state = useBatch(id);
  const { batch, failed, reload } = state;
  if (failed)
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t('failed')}
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={reload}>{t('retry')}</Button>
            <Button onClick={onNew}>{t('newBatch')}</Button>
          </div>
        }
      />
    );
  if (batch === null) return <Skeleton className="h-96 w-full rounded-card" />;
  return (
    <div className="flex flex-col gap-6">
      <Summary batch={batch} state={state} onNew={onNew} />
      <Rows batch={batch} state={state} hrefOf={hrefOf} />
    </div>
  );
}

function Summary({ batch, state, onNew }: { batch: ProjectBatch; state: BatchState; onNew: () => void }) {
  const t = useTranslations('batch');
  const { rows, paused, run_id } = batch;
  const count = (status: BatchRowView['status']): number => rows.filter((row) => row.status === status).length;
  const unfinished = rows.filter(isUnfinished).length;
  const [made, failed, cancelled] = [count('succeeded'), count('failed'), count('cancelled')];
  const again = rows.filter((row) => row.can_retry).length;
  const percent = Math.floor(((rows.length - unfinished) / Math.max(1, rows.length)) * 100);
  return (
    <section className="flex flex-col gap-4 rounded-card border bg-raised p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-xl wrap-anywhere">
            <bdi>{batch.title || t('untitled')}</bdi>
          </h2>
          <p aria-live="polite" className="text-sm text-muted">
            {t('summary', { made, failed, cancelled, unfinished })} · {t('spent', { count: batch.credits_spent })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {unfinished > 0 && (
            <Button icon={paused ? <Play /> : <Pause />} onClick={() => void state.pause(!paused)}>
              {paused ? t('resume') : t('pause')}
            </Button>
          )}
          {unfinished > 0 && run_id !== null && (
            <Button
              icon={<CircleX />}
              onClick={() => {
                if (askFirst(t('confirmCancel', { count: unfinished }))) void state.cancel(run_id);
              }}
            >
              {t('cancelAll')}
            </Button>
          )}
          {again > 0 && (
            <Button icon={<RotateCcw />} onClick={() => void state.retry()}>
              {t('retryAll', { count: again })}
            </Button>
          )}
          <Button icon={<Table2 />} onClick={onNew}>
            {t('newBatch')}
          </Button>
        </div>
      </div>
      {unfinished > 0 && (
        <Progress
          label={paused ? t('paused') : t('working')}
          value={percent}
          valueText={`${rows.length - unfinished} / ${rows.length}`}
        />
      )}
      {unfinished > 0 && <p className="text-sm text-muted">{paused ? t('pausedNote') : t('workingNote')}</p>}
      {made > 0 && <BatchDownloads batch={batch} />}
    </section>
  );
}

const filters = ['all', 'succeeded', 'failed'] as const;

function Rows({
  batch,
  state,
  hrefOf,
}: {
  batch: ProjectBatch;
  state: BatchState;
  hrefOf: BatchProgressProps['hrefOf'];
}) {
  const t = useTranslations('batch');
  const box = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const shown = batch.rows.filter((row) => filter === 'all' || row.status === filter);
  const { first, last } = useWindow(box, shown.length, batchRowHeight);
  return (
    <section className="flex flex-col gap-3">
      <SegmentedControl
        label={t('filter.label')}
        hideLabel
        value={filter}
        onValueChange={setFilter}
        options={filters.map((value) => ({ value, label: t(`filter.${value}`) }))}
        className="self-start"
      />
      <div ref={box} className="max-h-[70dvh] overflow-y-auto overscroll-contain rounded-card border bg-raised">
        <ul className="relative" style={{ height: shown.length * batchRowHeight }}>
          {shown.slice(first, last).map((row, offset) => (
            <BatchRow
              key={row.row}
              row={row}
              top={(first + offset) * batchRowHeight}
              href={row.status === 'succeeded' ? hrefOf(row) : undefined}
              onRetry={() => void state.retry([row.id])}
              onCancel={() => void state.cancel(row.id)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
