import { Button } from '@adwright/ui/button.tsx';
import { FileDrop } from '@adwright/ui/file-drop.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Progress } from '@adwright/ui/progress.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BatchRow } from './batch-rows.ts';
import type { QrStyle } from '../../kit/qr/plan/style.ts';

const maxBytes = 1024 * 1024;

/** Many codes at once from a table, drawn here in the browser in the style that is chosen, as one ZIP. */
export function BatchField({ style }: { style: QrStyle }) {
  const t = useTranslations('tool-qr-code.batch');
  const [rows, setRows] = useState<readonly BatchRow[]>([]);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<number | null>(null);
  const [left, setLeft] = useState<readonly string[] | null>(null);

  async function read([file]: File[]): Promise<void> {
    const { batchRows, batchMaxRows } = await import('./batch-rows.ts');
    const found = batchRows((await file?.text()) ?? '').slice(0, batchMaxRows);
    setRows(found);
    setLeft(null);
    setProblem(found.length === 0 ? t('nothing') : undefined);
  }

  async function make(): Promise<void> {
    setDone(0);
    const { makeBatch } = await import('./make-batch.ts');
    const batch = await makeBatch(rows, style, setDone);
    setDone(null);
    setLeft(batch.left);
    if (batch.made > 0) save(batch.zip, 'qr-codes.zip');
  }

  return (
    <Fold title={t('title')}>
      <div className="flex flex-col gap-4">
        <FileDrop
          label={t('file')}
          prompt={t('prompt')}
          details={t('details')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          maxBytes={maxBytes}
          error={problem}
          onFiles={(files) => void read(files)}
          onRefuse={(_file, reason) => reason !== 'too_many' && setProblem(t('nothing'))}
        />
        {done !== null && (
          <Progress
            label={t('working')}
            value={Math.round((done / rows.length) * 100)}
            valueText={`${done} / ${rows.length}`}
          />
        )}
        {rows.length > 0 && (
          <Button loading={done !== null} onClick={() => void make()}>
            {t('make', { count: rows.length })}
          </Button>
        )}
        {left !== null && left.length > 0 && (
          <Notice tone="warn" urgent>
            {t('left', { names: left.join(', ') })}
          </Notice>
        )}
      </div>
    </Fold>
  );
}

function save(zip: Uint8Array, name: string): void {
  const url = URL.createObjectURL(new Blob([Uint8Array.from(zip)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
