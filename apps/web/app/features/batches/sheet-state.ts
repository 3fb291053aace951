import { mostBatchRows } from '@adwright/contract/project/batch-kind.ts';

/** What stands in a row, by column. */
export type SheetRow = { readonly key: number; readonly cells: Readonly<Record<string, string>> };

/** From one corner to the other; the first is where somebody began. */
export type Selection = {
  readonly row: number;
  readonly column: number;
  readonly toRow: number;
  readonly toColumn: number;
};

export type Sheet = { readonly rows: readonly SheetRow[]; readonly selection: Selection };

export const mostRows = mostBatchRows;
const firstRows = 8;

let lastKey = 0;

export function newRow(cells: SheetRow['cells'] = {}): SheetRow {
  lastKey += 1;
  return { key: lastKey, cells };
}

export function emptySheet(): Sheet {
  return { rows: Array.from({ length: firstRows }, () => newRow()), selection: at(0, 0) };
}

export function at(row: number, column: number): Selection {
  return { row, column, toRow: row, toColumn: column };
}

export function sheetOf(rows: readonly SheetRow['cells'][]): Sheet {
  return withSpareRow({ rows: rows.slice(0, mostRows).map(newRow), selection: at(0, 0) });
}

export function isEmptyRow({ cells }: SheetRow): boolean {
  return Object.values(cells).every((text) => text.trim() === '');
}

/** There is always somewhere to go on writing. */
function withSpareRow(sheet: Sheet): Sheet {
  const last = sheet.rows.at(-1);
  if (sheet.rows.length >= mostRows || (last !== undefined && isEmptyRow(last))) return sheet;
  return { ...sheet, rows: [...sheet.rows, newRow()] };
}

export type Range = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

export function rangeOf({ row, column, toRow, toColumn }: Selection): Range {
  return {
    top: Math.min(row, toRow),
    bottom: Math.max(row, toRow),
    left: Math.min(column, toColumn),
    right: Math.max(column, toColumn),
  };
}

/** Puts a block of texts down at a cell, adding rows as it needs them and leaving alone what it leaves open. Answers how many lines found no place. */
export function pasted(
  sheet: Sheet,
  columns: readonly string[],
  { row, column, block }: { row: number; column: number; block: readonly (readonly (string | undefined)[])[] },
): { sheet: Sheet; left: number } {
  const rows = [...sheet.rows];
  const lines = block.slice(0, Math.max(0, mostRows - row));
  lines.forEach((texts, down) => {
    const before = rows[row + down] ?? newRow();
    const cells = { ...before.cells };
    texts.forEach((text, across) => {
      const id = columns[column + across];
      if (id !== undefined && text !== undefined) cells[id] = text;
    });
    rows[row + down] = { ...before, cells };
  });
  const width = Math.max(1, ...lines.map((texts) => texts.length));
  const selection = {
    row,
    column,
    toRow: row + Math.max(1, lines.length) - 1,
    toColumn: Math.min(columns.length, column + width) - 1,
  };
  return { sheet: withSpareRow({ rows, selection }), left: block.length - lines.length };
}

/** What is selected, line by line. */
export function copied(sheet: Sheet, columns: readonly string[]): string[][] {
  const { top, bottom, left, right } = rangeOf(sheet.selection);
  return sheet.rows
    .slice(top, bottom + 1)
    .map(({ cells }) => columns.slice(left, right + 1).map((id) => cells[id] ?? ''));
}

export function cleared(sheet: Sheet, columns: readonly string[]): Sheet {
  const block = copied(sheet, columns).map((texts) => texts.map(() => ''));
  const { top, left } = rangeOf(sheet.selection);
  return { ...pasted(sheet, columns, { row: top, column: left, block }).sheet, selection: sheet.selection };
}

/** Repeats the lines of a range downward; a number at the end of a single line counts on, as spreadsheets do. */
export function filledDown(sheet: Sheet, columns: readonly string[], { from, to }: { from: Range; to: number }): Sheet {
  const source = copied({ ...sheet, selection: selectionOf(from) }, columns);
  const height = source.length;
  const bottom = Math.min(to, mostRows - 1);
  const count = bottom - from.bottom;
  if (count <= 0 || height === 0) return sheet;
  const block = Array.from({ length: count }, (_, index) =>
    (source[index % height] ?? []).map((text) => (height === 1 ? countedOn(text, index + 1) : text)),
  );
  const { sheet: filled } = pasted(sheet, columns, { row: from.bottom + 1, column: from.left, block });
  return { ...filled, selection: selectionOf({ ...from, bottom }) };
}

function selectionOf({ top, bottom, left, right }: Range): Selection {
  return { row: top, column: left, toRow: bottom, toColumn: right };
}

/** "Lamp 3" → "Lamp 4"; what has no number apart at its end stays, such as a format or a price. */
function countedOn(text: string, steps: number): string {
  return text.replace(/^(.*\s)(\d{1,6})$/s, (_, words: string, number: string) => words + (Number(number) + steps));
}

export function withoutRows(sheet: Sheet, gone: (row: SheetRow, index: number) => boolean): Sheet {
  const rows = sheet.rows.filter((row, index) => !gone(row, index));
  const row = Math.min(sheet.selection.row, Math.max(0, rows.length - 1));
  return withSpareRow({ rows: rows.length === 0 ? [newRow()] : rows, selection: at(row, sheet.selection.column) });
}
