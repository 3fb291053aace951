import type { BatchRow } from '@adwright/contract/project/batch.ts';
import type { BatchSheet } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { type CellProblem, type ColumnNames, readCell } from './read-cell.ts';
import type { SheetRow } from './sheet-state.ts';

/** As many as the call takes of a cell. */
const mostLetters = 20_000;

export type CheckedRow = {
  readonly row: SheetRow;
  /** As it stands in the sheet, counted from 1. */
  readonly number: number;
  readonly problems: Readonly<Record<string, CellProblem>>;
  /** What was probably meant in cells that name no choice. */
  readonly nearest: Readonly<Record<string, string>>;
  /** What is asked for; null where a cell is wrong. */
  readonly asked:
    | (Pick<BatchRow, 'type' | 'name' | 'cells'> & {
        params: Record<string, unknown>;
        product_id?: string;
        brand_kit_id?: string;
      })
    | null;
};

/** What the server found wrong with rows, by their keys and columns; `''` for what belongs to no cell. */
export type Refusals = ReadonlyMap<number, Readonly<Record<string, string>>>;

type Recipe = {
  readonly type: number;
  readonly sheet: BatchSheet;
  readonly names: ColumnNames;
  /** Which brand kit the rows begin with. */
  readonly brand?: string | null;
};

/** Every row that says something, with what is wrong with it. */
export function checkRows(rows: readonly SheetRow[], recipe: Recipe): CheckedRow[] {
  return rows.flatMap((row, index) => (saysNothing(row, recipe) ? [] : [checkRow(row, index + 1, recipe)]));
}

/** What was written for another tool stays in its columns, and is none of this one's business. */
function saysNothing({ cells }: SheetRow, { sheet }: Recipe): boolean {
  return sheet.columns.every(({ id }) => (cells[id] ?? '').trim() === '');
}

function checkRow(row: SheetRow, number: number, { type, sheet, names, brand }: Recipe): CheckedRow {
  const values: Record<string, string> = {};
  const cells: Record<string, string> = {};
  const problems: Record<string, CellProblem> = {};
  const nearest: Record<string, string> = {};
  for (const column of sheet.columns) {
    const text = (row.cells[column.id] ?? '').trim();
    const { value, problem, nearest: meant } = readCell(column, text, names);
    if (problem !== null) problems[column.id] = problem;
    if (meant !== undefined) nearest[column.id] = meant;
    if (value !== '') values[column.id] = value;
    if (text !== '') cells[column.id] = text.slice(0, mostLetters);
  }
  const stored = values['product'] === undefined ? undefined : names.productNamed(values['product']);
  const beside = sheet.problemOf?.(values, { hasPicture: (stored?.images.length ?? 0) > 0 }) ?? null;
  if (beside !== null) problems[beside.column] ??= beside.problem;
  if (Object.keys(problems).length > 0) return { row, number, problems, nearest, asked: null };
  const film = values['film'] === undefined ? undefined : names.filmNamed(values['film']);
  // A film in two languages has two names, and its tool knows them.
  const name = (values['name'] ?? values['product'] ?? values['content'] ?? '').slice(0, 120);
  const params = sheet.paramsOf(values, { stored: stored !== undefined, film }) as Record<string, unknown>;
  const named = { ...(stored && { product_id: stored.id }), ...(brand && { brand_kit_id: brand }) };
  const asked = { type, name, cells, params, ...named };
  return { row, number, problems, nearest, asked };
}

/** What is gone meanwhile has to be chosen anew: the server's own words for it speak of addresses. */
export function problemOfRefusal(
  sheet: BatchSheet,
  { error, path }: { readonly error: string; readonly path: string | null },
): CellProblem | null {
  if (error !== 'not_found' && error !== 'file_not_found') return null;
  const id = path === null ? sheet.columns[0]?.id : columnOfPath(sheet, path);
  const kind = sheet.columns.find((column) => column.id === id)?.kind;
  if (kind === 'film') return 'unknownFilm';
  return kind === 'product' || kind === 'stored' ? 'unknownProduct' : null;
}

/** The column whose cell a problem of the server's belongs to. */
export function columnOfPath(sheet: BatchSheet, path: string): string | null {
  const place = path.replace(/^input\./, '');
  const found = sheet.columns.find(({ paths }) => paths.some((one) => place === one || place.startsWith(`${one}.`)));
  return found?.id ?? null;
}
