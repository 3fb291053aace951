import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { UploadRow } from './use-uploads.ts';

/** How each upload is coming along, or why it was refused. */
export function UploadRows({ rows, onCancel }: { rows: readonly UploadRow[]; onCancel: (key: string) => void }) {
  const t = useTranslations('tool-media.upload');
  return (
    <ul className="flex flex-col gap-3 empty:hidden">
      {rows.map(({ key, name, percent, problem }) => (
        <li key={key} className="flex items-end gap-3">
          {problem === null ? (
            <Progress className="min-w-0 flex-1" label={name} value={percent} valueText={`${percent}%`} />
          ) : (
            <p role="alert" className="min-w-0 flex-1 text-sm text-danger-text">
              <bdi>{name}</bdi>: {problem}
            </p>
          )}
          <IconButton size="sm" label={t('cancel', { name })} icon={<X />} onClick={() => onCancel(key)} />
        </li>
      ))}
    </ul>
  );
}
