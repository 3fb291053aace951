import type { UnitOfWork } from '../unit-of-work.ts';
import type { ToolCatalog } from './ports.ts';
import { type BatchRow, prepareBatch, type PreparedRow } from './prepare-batch.ts';

type Deps = { readonly work: UnitOfWork; readonly tools: ToolCatalog };

export type BatchQuote = {
  readonly price: number;
  readonly balance: number;
  /** By row: what it costs, or why it cannot be made. */
  readonly rows: readonly Pick<PreparedRow, 'price' | 'refusal'>[];
};

/** Writes nothing. */
export async function quoteBatch(
  deps: Deps,
  request: { userId: string; rows: readonly BatchRow[] },
): Promise<BatchQuote> {
  const { rows, price } = prepareBatch(deps.tools, request.rows);
  const balance = await deps.work.stores.credits.balance(request.userId);
  return { price, balance, rows: rows.map((row) => ({ price: row.price, refusal: row.refusal })) };
}
