import type { BatchSheet, SheetColumn } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { BrandField } from '@adwright/tools/kit/form/screen/brand-field.tsx';
import { useBrand } from '@adwright/tools/kit/form/screen/brands.ts';
import type { ToolId } from '@adwright/tools/registry.ts';
import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { FileSpreadsheet, Grid3x3, Redo2, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ImportDialog } from './import-dialog.tsx';
import { MatrixDialog } from './matrix-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { limitsOf } from './read-cell.ts';
import { type CheckedRow, checkRows, type Refusals } from './rows-to-send.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { isEmptyRow, mostRows, rangeOf, sheetOf, withoutRows } from './sheet-state.ts';
import { BringFilms } from './bring-films.tsx';
import { useColumnNames } from './use-column-names.ts';
import { useOwnFilms } from './use-own-films.ts';
import { keepSheet, useSheet } from './use-sheet.ts';
import { useStoredProducts } from './use-stored-products.ts';

type SheetScreenProps = {
  tool: ToolId;
  type: number;
  sheet: BatchSheet;
  /** What it begins with. */
  start: readonly Record<string, string>[] | null;
  /** Where one chooses what is to be made. */
  chooser: ReactNode;
  onStarted: (id: string) => void;
};

const namesNoChoice = ({ problems }: CheckedRow): boolean =>
  Object.values(problems).some((problem) => problem === 'notAChoice' || problem === 'nearly');

const columnCalled = ({ columns }: BatchSheet, id: string): SheetColumn | undefined =>
  columns.find((column) => column.id === id);

const nothing: Refusals = new Map();

export function SheetScreen({ tool, type, sheet: recipe, start, chooser, onStarted }: SheetScreenProps) {
  const t = useTranslations('batch');
  const products = useStoredProducts();
  const hasFilms = recipe.columns.some(({ kind }) => kind === 'film');
  const films = useOwnFilms(hasFilms);
  const [isUnsure, setUnsure] = useState(false);
  const names = useColumnNames(recipe.columns, { products, films, everyLanguage: isUnsure });
  const suggestionsOf = (column: SheetColumn): readonly string[] => {
    if (column.kind === 'film') return films.map(({ title }) => title);
    return column.kind === 'product' || column.kind === 'stored' ? products.map(({ title }) => title) : [];
  };
  const store = useSheet(tool, start);
  const [open, setOpen] = useState<'import' | 'matrix' | 'review' | null>(null);
  const [refusals, setRefusals] = useState<Refusals>(nothing);
  const { rows, selection } = store.sheet;
  const brand = useBrand()?.id ?? null;
  const checked = useMemo(
    () => checkRows(rows, { type, sheet: recipe, names, brand }),
    [rows, type, recipe, names, brand],
  );
  // Names in all languages are a good deal to load, and few sheets need them.
  if (!isUnsure && checked.some(namesNoChoice)) setUnsure(true);
  const byKey = useMemo(() => new Map(checked.map((one) => [one.row.key, one])), [checked]);
  const problemOf = (key: number, column: string): string | undefined => {
    const row = byKey.get(key);
    const problem = row?.problems[column];
    return problem === undefined
      ? refusals.get(key)?.[column]
      : t(`problems.${problem}`, limitsOf(columnCalled(recipe, column), row?.nearest[column]));
  };
  const active = rows[selection.row];
  const problem = active && problemOf(active.key, recipe.columns[selection.column]?.id ?? '');
  const { top, bottom } = rangeOf(selection);
  const fill = (found: readonly Record<string, string>[]): void => {
    store.change(({ rows: before }) =>
      sheetOf([...before.filter((row) => !isEmptyRow(row)).map(({ cells }) => cells), ...found]),
    );
    setOpen(null);
  };
  const started = (id: string, made: readonly CheckedRow[]): void => {
    const keys = new Set(made.map(({ row }) => row.key));
    const left = withoutRows(store.sheet, ({ key }) => keys.has(key));
    store.change(() => left);
    // The screen changes with the next line, maybe before the sheet has kept itself.
    keepSheet({ tool, rows: left.rows.filter((row) => !isEmptyRow(row)).map(({ cells }) => cells) });
    onStarted(id);
  };
  const free = mostRows - checked.length;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        {chooser}
        <div className="flex flex-1 flex-wrap items-center gap-2 max-sm:basis-full sm:justify-end">
          <IconButton
            label={t('undo')}
            icon={<Undo2 className="mirror-rtl" />}
            disabled={store.undo === null}
            onClick={() => store.undo?.()}
          />
          <IconButton
            label={t('redo')}
            icon={<Redo2 className="mirror-rtl" />}
            disabled={store.redo === null}
            onClick={() => store.redo?.()}
          />
          <IconButton
            label={t('deleteRows')}
            icon={<Trash2 />}
            onClick={() => store.change((now) => withoutRows(now, (_, index) => index >= top && index <= bottom))}
          />
          <Button icon={<FileSpreadsheet />} onClick={() => setOpen('import')}>
            {t('import.button')}
          </Button>
          <Button icon={<Grid3x3 />} onClick={() => setOpen('matrix')}>
            {t('matrix.button')}
          </Button>
        </div>
      </div>
      {hasFilms && <BringFilms onFilm={(film) => fill([{ film }])} />}
      <SheetGrid
        label={t('sheet')}
        store={store}
        columns={recipe.columns}
        problemOf={problemOf}
        names={names}
        suggestionsOf={suggestionsOf}
        onLeftOver={(count) => toast.warning(t('leftOver', { count, max: mostRows }))}
        onIgnored={(names) => toast.info(t('import.ignored', { columns: names.join(', ') }))}
      />
      <BrandField />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="min-h-5 min-w-0 flex-1 text-sm text-muted">
          {problem === undefined ? t('hint') : <span className="text-danger-text">{problem}</span>}
        </p>
        <Button
          variant="primary"
          disabledReason={checked.length === 0 ? t('nothing') : undefined}
          onClick={() => setOpen('review')}
        >
          {t('review.button', { count: checked.length })}
        </Button>
      </div>
      {open === 'import' && (
        <ImportDialog columns={recipe.columns} free={free} onClose={() => setOpen(null)} onRows={fill} />
      )}
      {open === 'matrix' && (
        <MatrixDialog
          columns={recipe.columns}
          suggestionsOf={suggestionsOf}
          names={names}
          free={free}
          onClose={() => setOpen(null)}
          onRows={fill}
        />
      )}
      {open === 'review' && (
        <ReviewDialog
          checked={checked}
          recipe={recipe}
          onRefusals={setRefusals}
          onRemove={(keys) => store.change((now) => withoutRows(now, ({ key }) => keys.has(key)))}
          onClose={() => setOpen(null)}
          onStarted={started}
        />
      )}
    </div>
  );
}
