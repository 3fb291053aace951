import type { SheetColumn } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import Papa from 'papaparse';
import { type ClipboardEvent, type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CellEditor } from './cell-editor.tsx';
import { FillHandle } from './fill-handle.tsx';
import { pressKey, moved } from './grid-keys.ts';
import { arrangedBlock } from './map-columns.ts';
import { parseLines } from './parse-lines.ts';
import { at, cleared, copied, filledDown, pasted, type Range, rangeOf } from './sheet-state.ts';
import { rowHeight, useWindow } from './use-window.ts';
import type { SheetStore } from './use-sheet.ts';
import type { ChoiceNames } from './choice-named.ts';

export type GridProps = {
  label: string;
  store: SheetStore;
  columns: readonly SheetColumn[];
  /** What is wrong in a cell, in words. */
  problemOf: (rowKey: number, column: string) => string | undefined;
  names: ChoiceNames;
  /** What a cell of the column may say, to choose from. */
  suggestionsOf: (column: SheetColumn) => readonly string[];
  /** So many lines that were pasted found no place. */
  onLeftOver: (lines: number) => void;
  /** Columns of a pasted table that mean nothing here. */
  onIgnored: (names: readonly string[]) => void;
};

type Editing = { readonly row: number; readonly column: number; readonly text: string };
type Dragging = { readonly kind: 'select' } | { readonly kind: 'fill'; readonly from: Range };

const widths: Readonly<Record<SheetColumn['kind'], number>> = {
  text: 200,
  product: 220,
  stored: 220,
  film: 220,
  lines: 280,
  choice: 150,
  price: 120,
  color: 120,
  number: 136,
};
const numbersWidth = 48;

/** A sheet as people know it. One element has the keyboard; the cell it means is told by `aria-activedescendant`. */
export function SheetGrid({ label, store, columns, problemOf, names, suggestionsOf, ...news }: GridProps) {
  const t = useTranslations('batch');
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const [fillTo, setFillTo] = useState<number | null>(null);
  const { sheet } = store;
  const { rows, selection } = sheet;
  const ids = columns.map((column) => column.id);
  const { first, last, page } = useWindow(box, rows.length);
  const range = rangeOf(selection);
  const template = `${numbersWidth}px ${columns.map(({ kind }) => `${widths[kind]}px`).join(' ')}`;
  const width = columns.reduce((sum, { kind }) => sum + widths[kind], numbersWidth);
  const cellId = (row: number, column: number): string => `${id}-${row}-${column}`;
  useShown(box, selection);

  const edit = (text?: string): void => {
    const { row, column } = selection;
    setEditing({ row, column, text: text ?? rows[row]?.cells[ids[column] ?? ''] ?? '' });
  };
  const commit = (text: string, step: { row: number; column: number }): void => {
    if (editing === null) return;
    const { row, column } = editing;
    setEditing(null);
    store.change((now) => {
      const { sheet: next } = pasted(now, ids, { row, column, block: [[text]] });
      return { ...next, selection: moved({ ...next, selection: at(row, column) }, ids, { ...step, extend: false }) };
    });
    box.current?.focus();
  };
  const paste = (event: ClipboardEvent): void => {
    if (editing !== null) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
    if (text === '') return;
    const block = isOneCell(text, columns[range.left])
      ? [[text]]
      : parseLines(text.replaceAll('\u0000', ''), { delimiter: '\t' });
    const table = arrangedBlock(block, columns, ({ id: named }) => t(`columns.${named}`));
    if (table && table.ignored.length > 0) news.onIgnored(table.ignored);
    const into = table ? { column: 0, block: table.block } : { column: range.left, block };
    store.change((now) => {
      const { sheet: next, left } = pasted(now, ids, { row: range.top, ...into });
      if (left > 0) queueMicrotask(() => news.onLeftOver(left));
      // As wide as the sheet, it would be shown from its far end.
      return table ? { ...next, selection: at(range.top, 0) } : next;
    });
  };
  const copy = (event: ClipboardEvent, cut = false): void => {
    if (editing !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', Papa.unparse(copied(sheet, ids), { delimiter: '\t', newline: '\n' }));
    if (cut) store.change((now) => cleared(now, ids));
  };
  const pointerDown = (event: PointerEvent): void => {
    const cell = cellAt(event);
    if (cell === null || event.button !== 0 || editing !== null) return;
    box.current?.focus();
    if (event.shiftKey) return store.select({ ...selection, toRow: cell.row, toColumn: cell.column });
    const again = cell.row === selection.row && cell.column === selection.column;
    store.select(at(cell.row, cell.column));
    // On a touch screen nobody clicks twice: who taps the chosen cell wants to write.
    if (again && event.pointerType !== 'mouse') edit();
    else if (event.pointerType === 'mouse') setDragging({ kind: 'select' });
  };
  const pointerMove = (event: PointerEvent): void => {
    if (dragging) scrollAtEdge(event);
    const cell = dragging && cellAt(event);
    if (!cell) return;
    if (dragging.kind === 'fill') setFillTo(Math.max(dragging.from.bottom, cell.row));
    else store.select({ ...selection, toRow: cell.row, toColumn: cell.column });
  };
  const endDrag = (): void => {
    setDragging(null);
    setFillTo(null);
  };
  const pointerUp = (event: PointerEvent): void => {
    endDrag();
    if (dragging?.kind !== 'fill') return;
    const { from } = dragging;
    // A quick finger is gone before its last move has been drawn: what it left is the cell it meant.
    const to = Math.max(from.bottom, cellAt(event)?.row ?? fillTo ?? from.bottom);
    if (to > from.bottom) store.change((now) => filledDown(now, ids, { from, to }));
  };

  return (
    <div
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={cellId(selection.row, selection.column)}
      className="relative max-h-[min(60dvh,720px)] min-h-72 overflow-auto overscroll-contain rounded-card border bg-raised text-sm select-none"
      onKeyDown={(event) => {
        if (editing === null && pressKey(event, { store, columns: ids, page, edit })) event.preventDefault();
      }}
      onPaste={paste}
      onCopy={(event) => copy(event)}
      onCut={(event) => copy(event, true)}
      onPointerDown={pointerDown}
      onPointerMove={pointerMove}
      onPointerUp={pointerUp}
      onPointerCancel={endDrag}
      onDoubleClick={() => editing === null && edit()}
    >
      <div
        role="row"
        aria-rowindex={1}
        className="sticky top-0 z-[3] grid w-max min-w-full border-b bg-sunken font-medium"
        style={{ gridTemplateColumns: template }}
      >
        <span role="columnheader" className="sticky start-0 z-[1] border-e bg-sunken">
          <span className="sr-only">{t('row')}</span>
        </span>
        {columns.map((column) => (
          <span key={column.id} role="columnheader" className="flex h-9 items-center gap-1 border-e px-2">
            <span title={t(`columns.${column.id}`)} className="min-w-0 truncate">
              {t(`columns.${column.id}`)}
            </span>
            {column.required && (
              <span aria-hidden="true" className="text-accent-text">
                *
              </span>
            )}
          </span>
        ))}
      </div>
      {/* Its rows lie in it absolutely and give it no width of their own. */}
      <div className="relative min-w-full" style={{ height: rows.length * rowHeight, width }}>
        {rows.slice(first, last).map((row, offset) => {
          const index = first + offset;
          return (
            <div
              key={row.key}
              role="row"
              aria-rowindex={index + 2}
              className="absolute inset-x-0 grid border-b"
              style={{ gridTemplateColumns: template, top: index * rowHeight, height: rowHeight }}
            >
              <span
                role="rowheader"
                className="sticky start-0 z-[2] flex items-center justify-center border-e bg-sunken text-xs text-muted tabular-nums"
                onPointerDown={(event) => {
                  event.stopPropagation();
                  box.current?.focus();
                  store.select({ row: index, column: 0, toRow: index, toColumn: columns.length - 1 });
                }}
              >
                {index + 1}
              </span>
              {columns.map((column, place) => {
                const problem = problemOf(row.key, column.id);
                const text = row.cells[column.id] ?? '';
                const isActive = index === selection.row && place === selection.column;
                const isIn = inside(range, index, place);
                const isFilled =
                  dragging?.kind === 'fill' &&
                  fillTo !== null &&
                  inside({ ...dragging.from, bottom: fillTo }, index, place);
                const isEdited = editing?.row === index && editing.column === place;
                return (
                  <div
                    key={column.id}
                    id={cellId(index, place)}
                    role="gridcell"
                    data-row={index}
                    data-column={place}
                    aria-selected={isIn}
                    aria-invalid={problem !== undefined}
                    title={problem}
                    className={classNames(
                      'relative flex min-w-0 items-center border-e',
                      problem !== undefined && 'bg-danger-soft',
                      (isIn || isFilled) && !isActive && 'bg-support-soft',
                      isActive && 'outline-2 -outline-offset-2 outline-ring',
                    )}
                  >
                    {isEdited ? (
                      <CellEditor
                        column={column}
                        label={`${t(`columns.${column.id}`)} ${index + 1}`}
                        text={editing.text}
                        suggestions={suggestionsOf(column)}
                        names={names}
                        onCommit={commit}
                        onCancel={() => {
                          setEditing(null);
                          box.current?.focus();
                        }}
                      />
                    ) : (
                      <span dir="auto" className="min-w-0 flex-1 truncate px-2">
                        {text}
                      </span>
                    )}
                    {problem !== undefined && !isEdited && (
                      <>
                        <span
                          aria-hidden="true"
                          className="absolute end-0 top-0 border-[5px] border-danger border-s-transparent border-b-transparent"
                        />
                        <span className="sr-only">{problem}</span>
                      </>
                    )}
                    {index === range.bottom && place === range.right && !isEdited && (
                      <FillHandle box={box} onStart={() => setDragging({ kind: 'fill', from: range })} />
                    )}
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Subtitles as they lie in their file: their lines are no rows. */
function isOneCell(text: string, column: SheetColumn | undefined): boolean {
  return column?.kind === 'lines' && text.includes('-->') && !text.includes('\t');
}

function inside({ top, bottom, left, right }: Range, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** The cell under the pointer, also while it is captured elsewhere. */
function cellAt({ clientX, clientY }: PointerEvent): { row: number; column: number } | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : null;
}

/** Who drags to the edge of the sheet wants what lies beyond it. */
function scrollAtEdge({ clientY, currentTarget }: PointerEvent): void {
  const { top, bottom } = currentTarget.getBoundingClientRect();
  if (clientY > bottom - rowHeight / 2) currentTarget.scrollBy(0, rowHeight);
  else if (clientY < top + rowHeight) currentTarget.scrollBy(0, -rowHeight);
}

/** Keeps the chosen cell in sight, below the names and beside the numbers that stand still. */
function useShown(box: RefObject<HTMLDivElement | null>, { toRow, toColumn }: { toRow: number; toColumn: number }) {
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const top = toRow * rowHeight;
    const bottom = top + rowHeight * 2 + 2;
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: bottom - element.clientHeight });
    element
      .querySelector(`[data-row="${toRow}"][data-column="${toColumn}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [box, toRow, toColumn]);
}
