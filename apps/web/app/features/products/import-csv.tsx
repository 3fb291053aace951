import { ApiError } from '@adwright/contract/client/error.ts';
import type { ProductBatchOutput } from '@adwright/contract/product/product.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { FileDrop } from '@adwright/ui/file-drop.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../session/api.ts';
import type { CsvProducts } from './csv-products.ts';

const MAX_ROWS = 200;
const MAX_BYTES = 900 * 1024;

type ImportCsvProps = { onClose: () => void; onImported: () => void };

/** A table of products: shows what is in it, keeps it, and answers for every row. */
export function ImportCsv({ onClose, onImported }: ImportCsvProps) {
  const t = useTranslations('products.csv');
  const [found, setFound] = useState<CsvProducts | null>(null);
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<ProductBatchOutput | null>(null);

  async function read([file]: File[]): Promise<void> {
    const { csvProducts } = await import('./csv-products.ts');
    const products = file === undefined ? null : csvProducts(await file.text());
    const empty = products === null || products.rows.length === 0;
    setFound(empty ? null : products);
    setProblem(empty ? t('nothing') : products.rows.length > MAX_ROWS ? t('tooMany', { max: MAX_ROWS }) : undefined);
  }

  async function send(): Promise<void> {
    if (found === null) return;
    setSending(true);
    try {
      const rows = found.rows.slice(0, MAX_ROWS);
      setAnswer(await api.call('productBatchCreate', { rows: [...rows] }));
      onImported();
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.serverMessage ?? error.message) : String(error));
    }
    setSending(false);
  }

  const count = Math.min(found?.rows.length ?? 0, MAX_ROWS);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      size="md"
      footer={
        answer === null ? (
          <Button variant="primary" loading={sending} disabled={found === null} onClick={() => void send()}>
            {t('import', { count })}
          </Button>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        )
      }
    >
      {answer === null ? (
        <div className="flex flex-col gap-4">
          <FileDrop
            label={t('file')}
            prompt={t('prompt')}
            details={t('details')}
            accept=".csv,.tsv,.txt,text/csv"
            maxBytes={MAX_BYTES}
            error={problem}
            onFiles={(files) => void read(files)}
            onRefuse={(_file, reason) => reason !== 'too_many' && setProblem(t('nothing'))}
          />
          {found !== null && <Found found={found} />}
        </div>
      ) : (
        <Answer answer={answer} />
      )}
    </Dialog>
  );
}

function Found({ found }: { found: CsvProducts }) {
  const t = useTranslations('products.csv');
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p aria-live="polite">{t('found', { count: found.rows.length })}</p>
      {found.ignored.length > 0 && <p className="text-muted">{t('ignored', { columns: found.ignored.join(', ') })}</p>}
    </div>
  );
}

function Answer({ answer }: { answer: ProductBatchOutput }) {
  const t = useTranslations('products.csv');
  const wrong = answer.rows.filter(({ error }) => error !== null);
  return (
    <div className="flex flex-col gap-4">
      <Notice tone={answer.failed === 0 ? 'success' : 'warn'} urgent>
        {t('kept', { created: answer.created, failed: answer.failed })}
      </Notice>
      <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto text-sm empty:hidden">
        {wrong.map(({ row, error }) => (
          <li key={row}>
            {t('row', {
              row: row + 2,
              reason: [error?.message, ...(error?.issues ?? []).map(({ path }) => path)].join(' · '),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
