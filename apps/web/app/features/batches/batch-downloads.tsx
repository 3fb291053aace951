import type { ProjectBatch } from '@adwright/contract/project/batch.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Download, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

const usualPattern = '{name}-{file}';
const longestPattern = 200;
/** Nobody names a file after these. */
const long: ReadonlySet<string> = new Set(['translation', 'description']);

/** Everything that was made, under names of one's own, and the table of all rows. */
export function BatchDownloads({ batch }: { batch: ProjectBatch }) {
  const t = useTranslations('batch.download');
  const [pattern, setPattern] = useState(usualPattern);
  const columns = [...new Set(batch.rows.flatMap(({ cells }) => Object.keys(cells)))].filter((id) => !long.has(id));
  const words = [...new Set(['name', 'file', 'ratio', 'size', 'n', ...columns])].map((word) => `{${word}}`);
  const hasFiles = batch.rows.some(({ files }) => files > 0);
  return (
    <div className="flex flex-wrap items-start gap-3">
      {hasFiles && (
        <>
          <TextField
            label={t('pattern')}
            hint={t('words', { words: words.join(' ') })}
            dir="ltr"
            value={pattern}
            maxLength={longestPattern}
            onValueChange={setPattern}
            className="min-w-56 flex-1"
          />
          <a
            href={`${batch.zip_url}&pattern=${encodeURIComponent(pattern.trim())}`}
            className={buttonClass('primary', 'md', 'sm:mt-7')}
          >
            <Download aria-hidden="true" />
            {t('zip')}
          </a>
        </>
      )}
      <a href={batch.csv_url} className={buttonClass('outline', 'md', hasFiles ? 'sm:mt-7' : undefined)}>
        <Table2 aria-hidden="true" />
        {t('csv')}
      </a>
    </div>
  );
}
