import { isInSync, type LipSync } from '@adwright/presenter/speaking/measure-lips.ts';
import { useFormatter, useTranslations } from 'use-intl';

/** How well the lips fit what is heard. */
export function SyncNote({ sync }: { sync: LipSync }) {
  const t = useTranslations('tool-talking.sync');
  const format = useFormatter();
  const percent = format.number(Math.max(0, sync.correlation), { style: 'percent' });
  return <p className="text-sm text-muted tabular-nums">{t(isInSync(sync) ? 'good' : 'fair', { percent })}</p>;
}
