import { AppError, type ErrorCode, type ErrorIssue } from '@adwright/contract/errors.ts';
import type { ToolCatalog } from './ports.ts';
import { type PreparedRun, prepareRun } from './prepare-run.ts';

export type BatchRow = { readonly tool: string; readonly input: unknown };

/** A row that cannot be made says why; it costs nothing and holds up no other. */
export type PreparedRow =
  | (PreparedRun & { readonly refusal: null })
  | { readonly refusal: { readonly code: ErrorCode; readonly issues: readonly ErrorIssue[] }; readonly price: 0 };

/** Validates and prices every row. Quote and start share it, so what is quoted is what is held. */
export function prepareBatch(tools: ToolCatalog, rows: readonly BatchRow[]): { rows: PreparedRow[]; price: number } {
  const prepared = rows.map((row) => prepareRow(tools, row));
  return { rows: prepared, price: prepared.reduce((sum, { price }) => sum + price, 0) };
}

function prepareRow(tools: ToolCatalog, row: BatchRow): PreparedRow {
  try {
    return { ...prepareRun(tools, row), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { code: error.code, issues: error.issues }, price: 0 };
  }
}
