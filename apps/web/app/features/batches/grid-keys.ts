import type { KeyboardEvent } from 'react';
import { at, cleared, filledDown, rangeOf, type Selection, type Sheet } from './sheet-state.ts';
import type { SheetStore } from './use-sheet.ts';

type Grid = {
  readonly store: SheetStore;
  readonly columns: readonly string[];
  /** How many rows a screenful has. */
  readonly page: number;
  readonly edit: (text?: string) => void;
};

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What the keys do that spreadsheets have taught people. Answers whether the key meant something. */
export function pressKey(event: KeyboardEvent, grid: Grid): boolean {
  return event.ctrlKey || event.metaKey ? command(event, grid) : plainKey(event, grid);
}

function command({ key, shiftKey }: KeyboardEvent, { store, columns }: Grid): boolean {
  const { sheet } = store;
  switch (key.toLowerCase()) {
    case 'z':
      (shiftKey ? store.redo : store.undo)?.();
      return true;
    case 'y':
      store.redo?.();
      return true;
    case 'a':
      store.select({ row: 0, column: 0, toRow: sheet.rows.length - 1, toColumn: columns.length - 1 });
      return true;
    case 'd': {
      const range = rangeOf(sheet.selection);
      store.change((now) => filledDown(now, columns, { from: { ...range, bottom: range.top }, to: range.bottom }));
      return true;
    }
    case 'home':
      store.select(at(0, 0));
      return true;
    case 'end':
      store.select(at(sheet.rows.length - 1, columns.length - 1));
      return true;
    default:
      return false;
  }
}

function plainKey(event: KeyboardEvent, { store, columns, page, edit }: Grid): boolean {
  const { key, shiftKey } = event;
  const { sheet } = store;
  const step = steps[key];
  if (step !== undefined) {
    const [row, column] = step;
    store.select(moved(sheet, columns, { row, column: mirrored(event) ? -column : column, extend: shiftKey }));
    return true;
  }
  switch (key) {
    case 'PageUp':
    case 'PageDown':
      store.select(moved(sheet, columns, { row: key === 'PageUp' ? -page : page, column: 0, extend: shiftKey }));
      return true;
    case 'Home':
    case 'End': {
      const column = key === 'Home' ? -columns.length : columns.length;
      store.select(moved(sheet, columns, { row: 0, column, extend: shiftKey }));
      return true;
    }
    case 'Enter':
    case 'F2':
      edit();
      return true;
    case 'Delete':
    case 'Backspace':
      store.change((now) => cleared(now, columns));
      return true;
    default:
      if (key.length !== 1 || event.altKey || event.nativeEvent.isComposing) return false;
      edit(key);
      return true;
  }
}

function mirrored({ currentTarget }: KeyboardEvent): boolean {
  return getComputedStyle(currentTarget).direction === 'rtl';
}

type Step = { readonly row: number; readonly column: number; readonly extend: boolean };

export function moved(sheet: Sheet, columns: readonly string[], { row, column, extend }: Step): Selection {
  const { selection } = sheet;
  const from = extend ? { row: selection.toRow, column: selection.toColumn } : selection;
  const toRow = within(from.row + row, sheet.rows.length);
  const toColumn = within(from.column + column, columns.length);
  return extend ? { ...selection, toRow, toColumn } : at(toRow, toColumn);
}

function within(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}
