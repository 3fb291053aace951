import { useFormatter, useTranslations } from 'use-intl';

/** How well the lips fit what is heard. */
export function SyncNote({ sync }: { sync: { readonly correlation: number; readonly lag_ms: number } }) {
  const t = useTranslations('tool-talking');
  const format = useFormatter();
  const percent = format.number(Math.max(0, sync.correlation), { style: 'percent' });
  return <p className="text-sm text-muted tabular-nums">{t('sync', { percent, ms: Math.abs(sync.lag_ms) })}</p>;
}
