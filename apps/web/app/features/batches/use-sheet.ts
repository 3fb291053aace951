import { useCallback, useEffect, useState } from 'react';
import { attempt } from '../../browser/attempt.ts';
import { emptySheet, isEmptyRow, type Selection, type Sheet, sheetOf } from './sheet-state.ts';

/** The sheet nobody has started yet stays in this browser until it is started or its person signs out. */
const storageKey = 'batch-sheet';
const mostUndone = 100;

type Kept = { readonly tool: string; readonly rows: readonly Record<string, string>[] };
type History = { readonly past: readonly Sheet[]; readonly now: Sheet; readonly future: readonly Sheet[] };

export type SheetStore = {
  readonly sheet: Sheet;
  /** A step that can be undone. */
  readonly change: (next: (sheet: Sheet) => Sheet) => void;
  readonly select: (selection: Selection) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
};

export function keptSheet(): Kept | null {
  const text = attempt(() => localStorage.getItem(storageKey));
  const kept = text ? attempt(() => JSON.parse(text) as Kept) : undefined;
  return kept && typeof kept.tool === 'string' && Array.isArray(kept.rows) ? kept : null;
}

export function keepSheet(kept: Kept): void {
  attempt(() => localStorage.setItem(storageKey, JSON.stringify(kept)));
}

function writtenIn({ rows }: Pick<Sheet, 'rows'>): Record<string, string>[] {
  return rows.filter((row) => !isEmptyRow(row)).map(({ cells }) => ({ ...cells }));
}

/** What is in the sheet, step by step. `start` is what it begins with; what changes is kept in the browser. */
export function useSheet(tool: string, start: readonly Record<string, string>[] | null): SheetStore {
  const [history, setHistory] = useState<History>(() => ({
    past: [],
    now: start === null ? emptySheet() : sheetOf(start),
    future: [],
  }));
  const { past, now, future } = history;
  const { rows } = now;
  useEffect(() => {
    keepSheet({ tool, rows: writtenIn({ rows }) });
  }, [tool, rows]);
  const change = useCallback<SheetStore['change']>((next) => {
    setHistory((before) => {
      const sheet = next(before.now);
      if (sheet === before.now) return before;
      return { past: [...before.past, before.now].slice(-mostUndone), now: sheet, future: [] };
    });
  }, []);
  useEffect(() => {
    // Two tabs write one sheet: without this, the next word in one would undo all that was written in the other.
    const follow = ({ key }: StorageEvent): void => {
      const kept = key === storageKey ? keptSheet() : null;
      if (kept === null) return;
      change((sheet) => (JSON.stringify(writtenIn(sheet)) === JSON.stringify(kept.rows) ? sheet : sheetOf(kept.rows)));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [change]);
  const select = useCallback<SheetStore['select']>((selection) => {
    setHistory((before) => ({ ...before, now: { ...before.now, selection } }));
  }, []);
  const undo = useCallback(() => {
    setHistory((before) => {
      const last = before.past.at(-1);
      if (last === undefined) return before;
      return { past: before.past.slice(0, -1), now: last, future: [before.now, ...before.future] };
    });
  }, []);
  const redo = useCallback(() => {
    setHistory((before) => {
      const [next, ...rest] = before.future;
      return next === undefined ? before : { past: [...before.past, before.now], now: next, future: rest };
    });
  }, []);
  return { sheet: now, change, select, undo: past.length > 0 ? undo : null, redo: future.length > 0 ? redo : null };
}
