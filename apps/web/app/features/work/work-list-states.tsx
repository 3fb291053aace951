import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';

export function WorkLoading({ rows }: { rows: number }) {
  const t = useTranslations('work');
  return (
    <output aria-label={t('loading')} className="flex flex-col divide-y">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex items-center gap-4 px-4 py-3">
          <Skeleton className="size-12 shrink-0 max-sm:hidden" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-48 max-w-full" />
            <Skeleton className="h-3 w-32" />
          </span>
        </span>
      ))}
    </output>
  );
}

export function WorkFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('work.failed');
  return (
    <EmptyState
      icon={<CloudOff />}
      title={t('title')}
      text={t('text')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
