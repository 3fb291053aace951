import type { SheetColumn } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { Fold } from '@adwright/ui/fold.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { combinations, matrixRows } from './matrix-rows.ts';
import type { ColumnNames } from './read-cell.ts';

type MatrixDialogProps = {
  columns: readonly SheetColumn[];
  /** What a cell of the column may say, to choose from. */
  suggestionsOf: (column: SheetColumn) => readonly string[];
  names: ColumnNames;
  /** How many rows there is room for. */
  free: number;
  onClose: () => void;
  onRows: (rows: readonly Record<string, string>[]) => void;
};

/** What was ticked, and what was typed. */
type Picked = {
  readonly ticked: Readonly<Record<string, readonly string[]>>;
  readonly typed: Readonly<Record<string, string>>;
};

/** Lists to combine: every value of each with every value of the others becomes a row of the sheet. */
export function MatrixDialog({ columns, suggestionsOf, names, free, onClose, onRows }: MatrixDialogProps) {
  const t = useTranslations('batch');
  const [{ ticked, typed }, setPicked] = useState<Picked>({ ticked: {}, typed: {} });
  // One text in several lines cannot be told from several texts.
  const combined = columns.filter(({ kind }) => kind !== 'lines');
  const axes = combined.map(({ id }) => ({
    column: id,
    values: [...new Set([...(ticked[id] ?? []), ...linesOf(typed[id] ?? '')])],
  }));
  const count = combinations(axes);
  const tick = (id: string, next: readonly string[]): void =>
    setPicked((before) => ({ ...before, ticked: { ...before.ticked, [id]: next } }));
  const type = (id: string, text: string): void =>
    setPicked((before) => ({ ...before, typed: { ...before.typed, [id]: text } }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('matrix.title')}
      description={t('matrix.text')}
      closeLabel={t('close')}
      size="lg"
      footer={
        <div className="flex flex-1 flex-wrap items-center justify-between gap-3">
          <p aria-live="polite" className="text-sm text-muted">
            {count > free ? t('matrix.tooMany', { count, free }) : t('matrix.count', { count })}
          </p>
          <Button
            variant="primary"
            disabled={count === 0 || free === 0}
            onClick={() => onRows(matrixRows(axes).slice(0, free))}
          >
            {t('import.add', { count: Math.min(count, free) })}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col">
        {combined.map((column, index) => {
          const chosen = ticked[column.id] ?? [];
          const many = axes[index]?.values.length ?? 0;
          const title = `${t(`columns.${column.id}`)}${many > 0 ? ` · ${many}` : ''}`;
          const choices = choicesOf(column, suggestionsOf, names);
          return (
            <Fold key={column.id} title={title} open={column.required ? true : undefined} className="-mt-px">
              <div className="flex flex-col gap-4">
                {choices.length > 0 && (
                  <div className="grid max-h-56 grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2 overflow-y-auto">
                    {choices.map((choice) => (
                      <Checkbox
                        key={choice}
                        label={<bdi>{choice}</bdi>}
                        checked={chosen.includes(choice)}
                        onCheckedChange={(isOn) =>
                          tick(column.id, isOn ? [...chosen, choice] : chosen.filter((other) => other !== choice))
                        }
                      />
                    ))}
                  </div>
                )}
                {!fixed.has(column.kind) && (
                  <TextArea
                    label={t('matrix.own', { column: t(`columns.${column.id}`) })}
                    hint={t('matrix.perLine')}
                    rows={3}
                    value={typed[column.id] ?? ''}
                    onValueChange={(text) => type(column.id, text)}
                  />
                )}
              </div>
            </Fold>
          );
        })}
      </div>
    </Dialog>
  );
}

/** Columns in which nothing but the choices means anything. */
const fixed: ReadonlySet<SheetColumn['kind']> = new Set(['choice', 'stored', 'film']);

function choicesOf(
  column: SheetColumn,
  suggestionsOf: MatrixDialogProps['suggestionsOf'],
  names: ColumnNames,
): readonly string[] {
  if (column.kind === 'choice') return column.options.map((value) => names.labelOf(column, value));
  return [...new Set(suggestionsOf(column))].slice(0, 200);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 500);
}
