import type { BatchRowView } from '@adwright/contract/project/batch.ts';
import { isUnfinished } from '@adwright/contract/run/is-unfinished.ts';
import { Badge, type Tone } from '@adwright/ui/badge.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { CircleX, File, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { rowDetails } from './row-details.ts';

export const batchRowHeight = 72;

const tones: Record<BatchRowView['status'], Tone> = {
  queued: 'neutral',
  processing: 'support',
  needs_input: 'warn',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

type BatchRowProps = {
  row: BatchRowView;
  top: number;
  href: string | undefined;
  onRetry: () => void;
  onCancel: () => void;
};

/** One row: what it is, how it stands, and what can be done about it. */
export function BatchRow({ row, top, href, onRetry, onCancel }: BatchRowProps) {
  const t = useTranslations('batch');
  const name = row.name || t('rowNumber', { number: row.row + 1 });
  const details = rowDetails(row.cells);
  return (
    <li
      className="absolute inset-x-0 flex items-center gap-3 border-b px-3 sm:px-4"
      style={{ top, height: batchRowHeight }}
    >
      <span className="w-7 shrink-0 text-end text-xs text-muted tabular-nums">{row.row + 1}</span>
      <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control border bg-surface text-muted [&_svg]:size-5">
        {row.cover === null ? (
          <File aria-hidden="true" />
        ) : (
          <img src={row.cover.url} alt="" loading="lazy" className="size-full object-contain" />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        {href === undefined ? (
          <bdi className="max-w-full self-start truncate font-medium">{name}</bdi>
        ) : (
          <Link
            to={href}
            preventScrollReset
            dir="auto"
            className="max-w-full self-start truncate font-medium underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        )}
        {row.status === 'processing' ? (
          <Progress label={name} hideLabel value={row.progress} className="max-w-sm" />
        ) : (
          <bdi title={row.error?.message} className="max-w-full self-start truncate text-sm text-muted">
            {row.error?.message ?? details}
          </bdi>
        )}
      </div>
      <Badge tone={tones[row.status]} className="max-sm:max-w-24 max-sm:truncate">
        {t(`status.${row.status}`)}
      </Badge>
      <span className="flex w-9 justify-center">
        {row.can_retry && (
          <IconButton size="sm" label={t('retryRow', { name })} icon={<RotateCcw />} onClick={onRetry} />
        )}
        {isUnfinished(row) && (
          <IconButton size="sm" label={t('cancelRow', { name })} icon={<CircleX />} onClick={onCancel} />
        )}
      </span>
    </li>
  );
}
