import type { Engines } from '../engines/engines.ts';
import type { KnownVoices } from '../engines/speech.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { ToolCatalog } from './ports.ts';
import { type BatchRow, prepareBatch, type PreparedRow } from './prepare-batch.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly tools: ToolCatalog;
  readonly engines?: Engines | undefined;
  readonly speech?: KnownVoices | undefined;
};

type QuotedRow = Pick<PreparedRow, 'price' | 'refusal'> & {
  /** The first row that asks for exactly the same. */
  readonly duplicateOf: number | null;
};

export type BatchQuote = {
  readonly price: number;
  readonly balance: number;
  /** By row: what it costs, or why it cannot be made. */
  readonly rows: readonly QuotedRow[];
};

/** Writes nothing. */
export async function quoteBatch(
  { work: { stores }, tools, engines, speech }: Deps,
  { userId, rows: asked }: { userId: string; rows: readonly BatchRow[] },
): Promise<BatchQuote> {
  const { rows, price } = await prepareBatch({ stores, tools, engines, speech, userId }, asked);
  const first = new Map<string, number>();
  const quoted = rows.map((row, index): QuotedRow => {
    const { price: cost, refusal } = row;
    if (row.refusal !== null) return { price: cost, refusal, duplicateOf: null };
    const same = JSON.stringify([row.tool.id, row.input]);
    const duplicateOf = first.get(same) ?? null;
    if (duplicateOf === null) first.set(same, index);
    return { price: cost, refusal, duplicateOf };
  });
  return { price, balance: await stores.credits.balance(userId), rows: quoted };
}
