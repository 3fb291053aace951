import type { SheetColumn } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { FileDrop } from '@adwright/ui/file-drop.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MappedTable } from './map-columns.ts';
import { mostRows } from './sheet-state.ts';

const maxBytes = 20 * 1024 * 1024;

type ImportDialogProps = {
  columns: readonly SheetColumn[];
  /** How many rows there is room for. */
  free: number;
  onClose: () => void;
  onRows: (rows: readonly Record<string, string>[]) => void;
};

/** A table from a file: says what was found in it before it goes into the sheet. */
export function ImportDialog({ columns, free, onClose, onRows }: ImportDialogProps) {
  const t = useTranslations('batch');
  const [found, setFound] = useState<(MappedTable & { readonly more: boolean }) | null>(null);
  const [problem, setProblem] = useState<string>();

  async function read([file]: File[]): Promise<void> {
    if (file === undefined) return;
    const [{ readTable, TableError }, { mapColumns }] = await Promise.all([
      import('./read-table.ts'),
      import('./map-columns.ts'),
    ]);
    try {
      const { lines, more } = await readTable(file);
      const mapped = mapColumns(lines, columns, ({ id }) => t(`columns.${id}`));
      setFound(mapped.rows.length === 0 ? null : { ...mapped, more });
      setProblem(mapped.rows.length === 0 ? t('import.problems.empty') : undefined);
    } catch (error) {
      setFound(null);
      setProblem(t(`import.problems.${error instanceof TableError ? error.problem : 'unreadable'}`));
    }
  }

  const rows = found?.rows.slice(0, free) ?? [];
  const cut = found !== null && (found.more || found.rows.length > free);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('import.title')}
      description={t('import.text', { columns: columns.map(({ id }) => t(`columns.${id}`)).join(', ') })}
      closeLabel={t('close')}
      size="md"
      footer={
        <Button variant="primary" disabled={rows.length === 0} onClick={() => onRows(rows)}>
          {t('import.add', { count: rows.length })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FileDrop
          label={t('import.file')}
          prompt={t('import.prompt')}
          details={t('import.details', { max: mostRows })}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          maxBytes={maxBytes}
          error={problem}
          onFiles={(files) => void read(files)}
          onRefuse={({ size }, reason) => {
            const refused = reason === 'too_large' ? 'tooLarge' : 'unreadable';
            setProblem(t(`import.problems.${size === 0 ? 'empty' : refused}`));
          }}
        />
        {found !== null && (
          <div aria-live="polite" className="flex flex-col gap-1 text-sm">
            {/* Of a file with more than fit nobody has counted the rest. */}
            {!found.more && <p>{t('import.found', { count: found.rows.length })}</p>}
            {cut && <p className="text-warn-text">{t('import.cut', { count: rows.length, max: mostRows })}</p>}
            {found.ignored.length > 0 && (
              <p className="text-muted wrap-anywhere">{t('import.ignored', { columns: found.ignored.join(', ') })}</p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
